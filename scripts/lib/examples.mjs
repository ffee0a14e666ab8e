// Examples in docstrings, as modules for the compiler.

const block = /\/\*\*[\s\S]*?\*\//g
const fence = /```tsx?\n([\s\S]*?)```/g

/** The examples of a source file, without the stars of the comment, each with its first line. */
export function examplesIn(text) {
  return [...text.matchAll(block)].flatMap((comment) => {
    // same length, so that positions stay the same
    const plain = comment[0].replaceAll(/^( *)\*( ?)/gm, '$1 $2')
    return [...plain.matchAll(fence)].map((found) => ({
      line: text.slice(0, comment.index + found.index).split('\n').length + 1,
      code: found[1].replaceAll(/^ {1,3}/gm, '').trimEnd(),
    }))
  })
}

/** Imports of our packages in the examples of a document; the rest may be a fragment. */
export function importsIn(document) {
  return [...document.matchAll(/^import (?:type )?\{[^}]*\} from '@vanek\/[^']+'$/gm)].map((found) => ({
    line: document.slice(0, found.index).split('\n').length,
    code: found[0],
  }))
}

/** Names that an entry exports: `export { a, type B } from` and `export type { C } from`. */
export function exportedNames(text) {
  return [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, allTypes, list]) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => {
        const [, type, name] = /^(type )?(?:\w+ as )?(\w+)$/.exec(each) ?? []
        return { name, type: Boolean(allTypes ?? type) }
      }),
  )
}

const uses = (code, name) => new RegExp(`(?<![\\w.'"-])${name}(?![\\w'":-])`).test(code)

/**
 * An example as a module: names of our packages and of the reader's own code are imported, a fragment becomes a
 * component.
 */
export function moduleOf(code, known, at) {
  if (/^import /m.test(code)) return code
  const imports = known
    .filter(({ name, type }) => !type && uses(code, name) && !new RegExp(`(const|function) ${name}\\b`).test(code))
    .map(({ name, from }) => `import { ${name} } from '${from}'`)
  const body = code.startsWith('<') ? `return (\n${code}\n)` : code
  const kind = /\bawait\b/.test(code) ? 'async function' : 'function'
  return [...new Set(imports), '', `export ${kind} Example${at}() {`, body, '}', ''].join('\n')
}
