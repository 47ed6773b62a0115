/// Asks memory for the line at `address`, which will soon be read and written: a hint, which Swift
/// has no word for; it waits for nothing, and no address is wrong.
static inline void prefetch(const void *address) { __builtin_prefetch(address, 1); }
