#include <stdio.h>
#include <editline/readline.h>

/// Sets the function that proposes words; the variable itself is not safe to name from Swift 6.
static inline void CEditSetCompletion(rl_compentry_func_t *function) {
    rl_completion_entry_function = function;
}
