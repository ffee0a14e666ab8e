// Flags of the shop's server, which limit its memory under load: a small young generation, and garbage collection as
// soon as the heap is 1.3 times as large as what was left after the last one. V8 would wait up to four times as long.
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30']
// The C library keeps free memory for each thread apart; two such arenas are a fifth less memory after 20,000 pages.
export const serverEnv = { MALLOC_ARENA_MAX: '2' }
export const shopServer = [...serverFlags, 'storefront/dist/cs/server/main.js']
