import type { Plugin } from 'vite'

const files = /^const __vite__mapDeps=.*\n/
const argument = /,__vite__mapDeps\(\[[\d,]*\]\)/g
// the names that minified code gives to the helper: `helper(() => import(…), [])`, `helper(async () => {…}, [])`
const name = /(?<![\w$.])([\w$]+)\((?:\(\)=>|async\(\)=>\{let\{[^{}]*\}=await )import\(`\.\//
const imported = /import\((`\.\/[^`]+`)\)/g

/**
 * Loads a chunk. Browsers remember that an import has failed until the page is left, so each further attempt has another
 * URL. Otherwise whatever needs the chunk would stay broken after a short loss of the connection.
 */
export const helper = `
const failures = {}
const load = (path) => {
  const count = failures[path]
  return import(/* @vite-ignore */ count ? path + '?' + count : path).catch((error) => {
    failures[path] = (count || 0) + 1
    throw error
  })
}
export const __vitePreload = (what) => (what.call ? what() : load(what).catch(() => load(what)))
`

/** Loads chunks by the helper `own`, and shortens `own(() => own('…').then(…), [])`, which does the same. */
export function withHelper(code: string, own: string): string {
  const call = own.replaceAll('$', '\\$')
  const outer = new RegExp(
    `(?<![\\w$.])${call}\\(\\(\\)=>(${call}\\(\`[^\`]+\`\\)(?:\\.then\\([\\w$]+=>[\\w$]+\\.[\\w$]+\\))?),\\[\\]\\)`,
    'g',
  )
  return code.replaceAll(imported, (_, path: string) => `${own}(${path})`).replaceAll(outer, '$1')
}

/**
 * Replaces Vite's helper around dynamic imports by one that tries again, and removes the lists of files that it would
 * get: the server writes the preload links, and there is one style sheet.
 */
export const retriedImports = (): Plugin => ({
  name: 'vanek:retried-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  generateBundle: {
    // after Vite has filled them in
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const code = file.code.replace(files, '').replaceAll(argument, '')
        if (code.includes('__vite__mapDeps')) this.error(`${file.fileName} still lists files to preload`)
        const own = name.exec(code)?.[1]
        if (own === undefined && code.includes('import(`./')) this.error(`${file.fileName} imports without the helper`)
        file.code = own === undefined ? code : withHelper(code, own)
      }
    },
  },
})
