import type { Plugin } from 'vite'

/** Removes Vite's helper around dynamic imports: the server writes the preload links, and there is one style sheet. */
export const noPreloadHelper = (): Plugin => ({
  name: 'vanek:no-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})
