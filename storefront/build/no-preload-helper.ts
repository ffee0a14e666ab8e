import type { Plugin } from 'vite'

const files = /^const __vite__mapDeps=.*\n/
const argument = /,__vite__mapDeps\(\[[\d,]*\]\)/g
// `helper(() => import('…').then(…), [])` does the same as the import alone
const call = /(?<![\w$.])[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?),\[\]\)/g

/**
 * Removes Vite's helper around dynamic imports and the lists of files that it would get: the server writes the preload
 * links, and there is one style sheet.
 */
export const noPreloadHelper = (): Plugin => ({
  name: 'vanek:no-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  generateBundle: {
    // after Vite has filled them in
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const code = file.code.replace(files, '').replaceAll(argument, '').replaceAll(call, '$1')
        if (code.includes('__vite__mapDeps')) this.error(`${file.fileName} still lists files to preload`)
        file.code = code
      }
    },
  },
})
