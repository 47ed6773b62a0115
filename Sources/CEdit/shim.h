#include <stdio.h>
#include <editline/readline.h>

static inline char **CEditMatches(const char *text, int start, int end) {
    (void)start;
    (void)end;
    rl_attempted_completion_over = 1;
    return rl_completion_matches(text, rl_completion_entry_function);
}

/// Sets the function that proposes words, taken as they are: without an attempted completion
/// libedit would quote them as it does file names. Its variables are not safe to name from Swift 6.
static inline void CEditSetCompletion(rl_compentry_func_t *function) {
    rl_completion_entry_function = function;
    rl_attempted_completion_function = CEditMatches;
}
