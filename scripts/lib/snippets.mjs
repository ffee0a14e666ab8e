// Code blocks of Markdown files, as modules for the compiler.
//
// A block with a title, such as ```ts [src/shop.ts], is a file: other blocks of the page may import it. A block without
// one may use what `scripts/examples/reader.tsx` declares. A block that is only a part of a file, ```ts fragment, is not
// compiled.

const fence = /^( *)```(\w+)(?: \[([^\]]+)\])?([^\n]*)\n([\s\S]*?)^\1```$/gm
const compiled = new Set(['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte'])
const script = /<script\b[^>]*>\n([\s\S]*?)<\/script>/

/** All blocks of a page: `{ language, title, code }`. */
export const blocksIn = (page) =>
  [...page.matchAll(fence)].map(([, , language, title, , code]) => ({ language, title, code }))

/** Blocks of a page that can be compiled: `{ language, title, code, line }`. */
export const snippetsIn = (page) =>
  [...page.matchAll(fence)]
    .filter(([, , language, , info]) => compiled.has(language) && !/\bfragment\b/.test(info))
    .map((found) => {
      const [, indent, language, title, , code] = found
      const line = page.slice(0, found.index).split('\n').length + 1
      return { language, title, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), line }
    })

const declares = (code, name) =>
  new RegExp(`\\b(?:const|let|function|class|interface|type) ${name}\\b`).test(code) ||
  [...code.matchAll(/(?:const|let) [[{]([^=]*?)[\]}] = /g)].some(([, names]) =>
    new RegExp(`\\b${name}\\b`).test(names),
  ) ||
  [...code.matchAll(/import (?:type )?\{([^}]*)\}/g)].some(([, names]) => new RegExp(`\\b${name}\\b`).test(names))

const uses = (code, name) => new RegExp(`(?<![\\w.'"/-])${name}(?![\\w'":/-])`).test(code.replaceAll(/\/\/.*$/gm, ''))

/** A block as a module that imports what it names of the reader's own code: `reader` are these names, `from` its file. */
export function snippetModule(code, reader, from) {
  const missing = reader.filter((name) => uses(code, name) && !declares(code, name))
  return `${missing.length > 0 ? `import { ${missing.join(', ')} } from '${from}'\n` : ''}${code}\nexport {}\n`
}

const extensions = { ts: 'ts', tsx: 'tsx', js: 'mts', jsx: 'tsx', vue: 'ts', svelte: 'ts' }

/** The path of a block with a title; scripts of components stand beside the modules that they import. */
const fileOf = (title, language) => title.replace(/\.(mjs|js)$/, '.mts').replace(/\.(vue|svelte)$/, `.${language}.ts`)

/**
 * The modules of a page: `{ path, text, line }`. When a title comes again, a new program begins in a folder of its own.
 */
export function modulesOf(page, reader, from) {
  let program = 0
  const taken = new Set()
  return snippetsIn(page).flatMap(({ language, title, code, line }, at) => {
    const isComponent = language === 'vue' || language === 'svelte'
    const found = isComponent ? script.exec(code) : undefined
    if (isComponent && !found) return []
    const own = found ? found[1] : code
    // what stands before the script of a component
    const start = found ? line + code.slice(0, found.index).split('\n').length : line
    if (title === undefined)
      return [
        { path: `${program}/block-${at}.${extensions[language]}`, text: snippetModule(own, reader, from), line: start },
      ]
    if (taken.has(title)) {
      program += 1
      taken.clear()
    }
    taken.add(title)
    return [{ path: `${program}/${fileOf(title, language)}`, text: snippetModule(own, reader, from), line: start }]
  })
}
