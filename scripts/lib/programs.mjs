// How the shop's server is run: a small nursery keeps its memory flat under load, and rendering hardly feels it.
export const serverFlags = ['--max-semi-space-size=8']
export const shopServer = [...serverFlags, 'storefront/dist/server/main.js']
