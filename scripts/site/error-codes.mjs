// A page with every error code: what the shopper reads, and which operations answer it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { codesOf, operationsIn, readDocument } from './contract.mjs'
import { documents, generated } from './places.mjs'

const transport = {
  network:
    'No answer came: no connection, or the back end refused it. Reads and writes with a key were repeated first.',
  timeout: 'No answer came in time (`timeoutMs`, 10 seconds by default).',
  unauthorized: 'The token of the customer is missing, wrong or too old.',
  rate_limited: 'There were too many requests. `retryAfter` says how long to wait.',
  server: 'The back end failed (5xx).',
  contract:
    'The answer is not what the contract says. `issues` names the operation, or its path and the missing field.',
}

/** Messages of the SDK in English, by code; read from the source, so that nothing has to be built. */
function messages() {
  const text = readFileSync(join(root, 'sdk/src/i18n/en.ts'), 'utf8')
  return new Map([...text.matchAll(/^ {2}(\w+): '((?:[^'\\]|\\.)*)',$/gm)].map(([, code, texts]) => [code, texts]))
}

/** Operations by error code. */
export function operationsByCode(all) {
  const byCode = new Map()
  for (const { name, id, operation } of all)
    for (const code of codesOf(operation)) byCode.set(code, [...(byCode.get(code) ?? []), { name, id }])
  return new Map([...byCode].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The page. */
export function errorPage(byCode, texts) {
  const own = [...byCode].filter(([code]) => !(code in transport))
  const links = (list) => list.map(({ name, id }) => `[${id}](/contract/${name}#${id})`).join(', ')
  const text = (code) => (texts.has(code) ? [`> ${texts.get(code)}`, ''] : [])
  return [
    '# Error codes',
    '',
    'A call that fails answers `{ ok: false, error }`. `error.code` is one of these. TypeScript knows which codes a call can have.',
    'The quoted sentence is what `errorText` of `@vanek/sdk/i18n` says in English.',
    '',
    '## Of every call',
    '',
    ...Object.entries(transport).flatMap(([code, what]) => [`### ${code} {#${code}}`, '', what, '', ...text(code)]),
    '## Of single operations',
    '',
    ...own.flatMap(([code, list]) => [`### ${code} {#${code}}`, '', ...text(code), `Operations: ${links(list)}.`, '']),
  ].join('\n')
}

/** Writes the page into `docs/generated/pages`. */
export function writeErrorCodes() {
  const all = documents.flatMap(({ name }) => operationsIn(readDocument(name)).map((each) => ({ ...each, name })))
  const folder = join(generated, 'pages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'errors.md'), errorPage(operationsByCode(all), messages()))
}
