// The packages are independent of a country: its words, paths, names and codes are in the messages of `i18n`, or come
// from the shop.
import { pathToFileURL } from 'node:url'
import { exceptions } from './headless-allowed.mjs'
import { codeFiles, isTest, report } from './sources.mjs'

const isHeadless = (path) =>
  /^(sdk|react-hooks)\/(src|exports)\//.test(path) && !/\/(i18n|generated)\//.test(path) && !isTest(path)

const quoted = (codes) => new RegExp(`(['"\`])(?:${codes})\\1`)

/** Patterns to find. Codes count in code only, words and letters also in comments. */
const kinds = [
  { name: 'letter', what: 'letters of a language', pattern: /[áčďéěíĺľňóôŕřšťúůýž]/i },
  {
    name: 'word',
    what: 'a word or a path of a language',
    pattern:
      /\b(zdarma|skladem|ihned|kus[yu]?|ks|kosik|uzivatel|prihlasit|hledat|produkt|clan[eo]k|clanky|stranka|pobocky|aktivovat|objednavk[ay]|obchodni)\b/i,
  },
  {
    name: 'service',
    what: 'a service of one country',
    pattern: /heureka|zbozi|seznam|foxentry|\/ares\/|zasilkovna|packeta|balikovna|gopay|comgate/i,
  },
  {
    name: 'zone',
    what: 'a time zone',
    code: true,
    pattern: /['"`](Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\//,
  },
  { name: 'currency', what: 'a currency', code: true, pattern: quoted('CZK|EUR|USD|GBP|PLN|HUF|CHF') },
  { name: 'locale', what: 'a language', code: true, pattern: quoted('(?:cs|sk|pl|de)(?:[-_][A-Z]{2})?') },
  { name: 'country', what: 'a country', code: true, pattern: /\bCZE?\b|\bSVK\b|['"`]SK['"`]|Czech|Slovak/ },
]

/** The text with its comments blanked, line by line. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')

/** Country-specific matches in a file, line by line, with their kind. */
export function findsIn(path, text) {
  if (!isHeadless(path)) return []
  const all = text.split('\n')
  const code = withoutComments(text).split('\n')
  return kinds.flatMap(({ name, what, pattern, code: inCode = false }) =>
    (inCode ? code : all).flatMap((line, at) => {
      const found = pattern.exec(line)?.[0]
      return found === undefined ? [] : [{ kind: name, at: `${path}:${at + 1}`, text: `${what}: ${found.trim()}` }]
    }),
  )
}

/** Matches without a reason, and reasons without a match. */
export function headlessFaults(files, reasons = exceptions) {
  const faults = []
  const used = new Set()
  for (const [path, text] of files) {
    const [allowed = []] = reasons[path] ?? []
    for (const { kind, at, text: match } of findsIn(path, text)) {
      if (allowed.includes(kind)) used.add(`${path} ${kind}`)
      else faults.push(`${at} has ${match}; the shop passes it in, or it belongs to i18n`)
    }
  }
  for (const [path, [allowed]] of Object.entries(reasons))
    for (const kind of allowed)
      if (!used.has(`${path} ${kind}`))
        faults.push(`${path} is allowed to have a ${kind} in headless-allowed.mjs, but has none`)
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report('Nothing of one country in the packages', headlessFaults(codeFiles()))
