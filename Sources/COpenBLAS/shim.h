#include <cblas.h>
#include <lapacke.h>

// OpenBLAS exports this without declaring it; builds for one thread have none.
extern int blas_thread_shutdown_(void) __attribute__((weak));

// Ends the threads OpenBLAS has started, if it starts any; it starts them again when they are needed.
static inline void openblas_end_threads(void) {
    if (blas_thread_shutdown_) blas_thread_shutdown_();
}
