// Style sheets: what follows a `:has()` is named by classes of its own (decision 0104). Browsers keep one list of all that may
// follow any `:has()`; a tag or a class that is everywhere makes them look at half of the page after each change of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { projectFiles, report } from './sources.mjs'

/** Classes of elements that are everywhere. */
const everywhere = new Set(['.btn', '.icon', '.num', '.small', '.quiet', '.row', '.stack'])

/** Splits at a separator that stands in no brackets. */
function splitOutside(text, separator) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth === 0 && separator.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Whether a compound like `a.line` names a class, an attribute or an id that few elements have. */
function isNarrow(compound) {
  const options = /^:(?:is|where)\((.*)\)$/.exec(compound)?.[1]
  if (options !== undefined) return splitOutside(options, /,/).every((option) => isNarrow(lastOf(option)))
  const names = compound.replaceAll(/:not\([^)]*\)/g, '').match(/[.#][\w-]+|\[[^\]]+\]/g) ?? []
  return names.some((name) => !everywhere.has(name))
}

const lastOf = (selector) => splitOutside(selector, /[\s>~+]/).at(-1) ?? ''

/** The faults of one style sheet. */
export function styleFaults(path, css) {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...bare.matchAll(/[^{};]*:has\([^{};]*\{/g)].flatMap((found) => {
    const line = bare.slice(0, found.index + found[0].length).split('\n').length
    return splitOutside(found[0].slice(0, -1), /,/).flatMap((selector) => {
      const compounds = splitOutside(selector, /[\s>~+]/)
      const at = compounds.findIndex((compound) => compound.includes(':has('))
      const last = compounds.at(-1) ?? ''
      if (at === -1 || at === compounds.length - 1 || isNarrow(last)) return []
      return [`${path}:${line}: "${last}" after :has() is too many elements; give them a class of their own`]
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report(
    'Style sheets',
    projectFiles()
      // browsers that print do not wait for a press
      .filter((path) => path.startsWith('storefront/src/styles/') && !path.endsWith('/print.css'))
      .flatMap((path) => styleFaults(path, readFileSync(join(root, path), 'utf8'))),
  )
