// Style sheets: selectors after a `:has()` use classes of few elements (decision 0104). Browsers keep one list of everything
// that may follow any `:has()`; a tag or a common class makes them check half of the page after each change of it. The same
// is true of `:last-child`, which is decided again for `body` when the whole page has been parsed: a `*` after it means all.
// And `:hover` is for devices that hover: a tap would set it, which costs a frame before its click (decision 0118).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { projectFiles, report } from './sources.mjs'

/** Classes that many elements have. */
const commonClasses = new Set(['.btn', '.icon', '.num', '.small', '.quiet', '.row', '.stack'])

/** Splits at a separator outside of brackets. */
function splitOutsideBrackets(text, separator) {
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
  if (options !== undefined) return splitOutsideBrackets(options, /,/).every((option) => isNarrow(lastOf(option)))
  const names = compound.replaceAll(/:not\([^)]*\)/g, '').match(/[.#][\w-]+|\[[^\]]+\]/g) ?? []
  return names.some((name) => !commonClasses.has(name))
}

/** Parts of the frame, which each page has. */
const isAlways = (compound) => /^(?:\.(?:foot|head)\b|main\b)/.test(compound)

const lastOf = (selector) => splitOutsideBrackets(selector, /[\s>~+]/).at(-1) ?? ''

const fromTheEnd = /:(?:last-child|last-of-type|nth-last-child|nth-last-of-type|only-child|only-of-type|empty)\b/

/** Selectors that name no elements after a pseudo-class that counts from the end. */
function allAfterLast(path, code) {
  return [...code.matchAll(/[^{};]*\*\s*[,{][^{};]*/g)].flatMap((found) => {
    const line = code
      .slice(0, found.index + found[0].length)
      .trimEnd()
      .split('\n').length
    return splitOutsideBrackets(found[0].split('{')[0], /,/).flatMap((selector) => {
      const compounds = splitOutsideBrackets(selector, /[\s>~+]/)
      return compounds.at(-1) === '*' && compounds.slice(0, -1).some((compound) => fromTheEnd.test(compound))
        ? [`${path}:${line}: "*" after "${fromTheEnd.exec(selector)?.[0]}" is all elements; name them`]
        : []
    })
  })
}

/** The faults of one style sheet. */
export function styleFaults(path, css) {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...allAfterLast(path, code), ...broadAfterHas(path, code), ...hoverOnTouch(path, code)]
}

/** Rules with `:hover` outside of `@media (hover: hover)`; what is hidden unless hovered may stay outside. */
function hoverOnTouch(path, code) {
  const blocks = []
  let line = 1
  const found = []
  for (const [token] of code.matchAll(/[^{};]*\{|[^{};]*\}|[^{};]*;/g)) {
    const head = token.slice(0, -1).trim()
    const startsAt = line + token.split(/\S/)[0].split('\n').length - 1
    line += token.split('\n').length - 1
    if (token.endsWith('}')) blocks.pop()
    if (!token.endsWith('{')) continue
    const isHovered = head.replaceAll(/:not\([^)]*\)/g, '').includes(':hover')
    if (isHovered && !blocks.some((block) => block.includes('(hover: hover)')))
      found.push(`${path}:${startsAt}: "${head}" needs @media (hover: hover), or a tap waits for it`)
    blocks.push(head)
  }
  return found
}

function broadAfterHas(path, code) {
  return [...code.matchAll(/[^{};]*:has\([^{};]*\{/g)].flatMap((found) => {
    const line = code.slice(0, found.index + found[0].length).split('\n').length
    return splitOutsideBrackets(found[0].slice(0, -1), /,/).flatMap((selector) => {
      const compounds = splitOutsideBrackets(selector, /[\s>~+]/)
      const at = compounds.findIndex((compound) => compound.includes(':has('))
      const last = compounds.at(-1) ?? ''
      // browsers skip a selector whose last part matches nothing
      if (
        /^(?:html|body|:root|main)\b.*:has\((?![>~+])/.test(compounds[at] ?? '') &&
        (at === compounds.length - 1 || isAlways(last))
      )
        return [
          `${path}:${line}: "${compounds[at]}" searches the whole page after each change; set an attribute instead`,
        ]
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
