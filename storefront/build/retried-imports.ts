import type { Plugin } from 'vite'

const files = /^const __vite__mapDeps=.*\n/
const argument = /,__vite__mapDeps\(\[[\d,]*\]\)/g

// What Vite wraps around an import in minified code, with the helper in front. The second form is for an import whose
// response is destructured: its variables may have the name of the helper.
const path = /import\((`\.\/[^`]+`)\)((?:\.then\((?:[^()]|\([^()]*\))*\))*)/.source
const whole = new RegExp(String.raw`\(\(\)=>${path}(?:,\[\])?\)`, 'g')
const destructured = new RegExp(String.raw`\(async\(\)=>\{let(\{[^{}]*\})=await ${path};return\1\}(?:,\[\])?\)`, 'g')

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
export const __vitePreload = (path) => load(path).catch(() => load(path))
`

/** Gives the helper the path of a chunk in place of a function that imports it. */
export const withPaths = (code: string): string => code.replaceAll(whole, '($1)$2').replaceAll(destructured, '($2)$3')

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
        file.code = withPaths(code)
        if (file.code.includes('import(`./')) this.error(`${file.fileName} imports without the helper`)
      }
    },
  },
})
