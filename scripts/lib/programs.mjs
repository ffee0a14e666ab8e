// Flags of the shop's server: a small young generation limits its memory under load, with little effect on rendering.
export const serverFlags = ['--max-semi-space-size=8']
export const shopServer = [...serverFlags, 'storefront/dist/cs/server/main.js']
