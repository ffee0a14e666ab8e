// The reference of the contract: Redoc for every document, and a page with its operations that the site's search knows.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { contract, documents } from './places.mjs'

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** A text of the documents without ids of requirements, such as `(C7.15)`: readers cannot look them up. */
export const withoutIds = (text) => text.replaceAll(/ ?\((?:[ABC]\d{1,2}\.\d{2}(?:[ ,–-]|and|to)*)+\)/g, '')

/** The bundled document of a back end, for readers. */
export function readDocument(name) {
  const text = readFileSync(join(root, `specs/generated/${name}.json`), 'utf8')
  return JSON.parse(text, (key, value) =>
    (key === 'description' || key === 'summary') && typeof value === 'string' ? withoutIds(value) : value,
  )
}

/** The error codes that an operation lists. */
export function codesOf(operation) {
  const codes = new Set()
  const look = (node) => {
    if (typeof node !== 'object' || node === null) return
    for (const each of node.code?.enum ?? []) codes.add(each)
    for (const child of Object.values(node)) look(child)
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) if (/^[45]/.test(status)) look(response)
  return [...codes].sort((one, other) => one.localeCompare(other, 'en'))
}

/** Every operation of a document: `{ id, method, path, operation }`. */
export const operationsIn = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, { operationId } = {}]) => methods.has(method) && operationId)
      .map(([method, operation]) => ({ id: operation.operationId, method: method.toUpperCase(), path, operation })),
  )

/** Text as Markdown that Vue does not read: `{id}` and `<b>` stay what they are. */
export const plain = (text) => text.trim().replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')

const codeList = (codes) =>
  codes.length === 0
    ? []
    : [`Error codes: ${codes.map((code) => `[\`${code}\`](/contract/errors#${code})`).join(', ')}`, '']

const section = (name, { id, method, path, operation }) => [
  `### ${id} {#${id}}`,
  '',
  `\`${method} ${path}\``,
  '',
  ...(operation.summary ? [`${plain(operation.summary)}.`, ''] : []),
  ...(operation.description ? [plain(operation.description), ''] : []),
  ...codeList(codesOf(operation)),
  `<a href="/contract/${name}-reference.html#operation/${id}" target="_self">All fields of ${id}</a>`,
  '',
]

/** The page of a document. */
export function operationsPage(document, { name, title }) {
  const all = operationsIn(document)
  const tags = [...new Set(all.map(({ operation }) => operation.tags?.[0] ?? 'other'))]
  const described = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description]))
  return [
    `# ${title}`,
    '',
    `${all.length} operations. <a href="/contract/${name}-reference.html" target="_self">The full reference</a> shows every field of every`,
    `request and answer; <a href="/contract/${name}.json" target="_self" download>the document</a> is OpenAPI 3.1 in one file.`,
    '',
    plain(document.info.description ?? ''),
    '',
    ...tags.flatMap((tag) => [
      `## ${tag[0].toUpperCase()}${tag.slice(1)} {#tag-${tag}}`,
      '',
      ...(described.get(tag) ? [`${plain(described.get(tag))}.`, ''] : []),
      ...all.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag).flatMap((each) => section(name, each)),
    ]),
  ].join('\n')
}

// Redoc loads its logo from a CDN; pages of the site must not send requests to other hosts
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline' data: blob:">`
const icon = '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
const back =
  '<a href="/contract/" style="position:fixed;z-index:9;right:16px;bottom:16px;padding:8px 14px;border-radius:8px;background:#0f5c66;color:#fff;font:600 14px system-ui,sans-serif;text-decoration:none">Back to the docs</a>'

function dressed(html, name) {
  if (!html.includes('<head>') || !/<body[^>]*>/.test(html)) throw new Error(`Redoc wrote no whole page for ${name}`)
  return html.replace('<head>', () => `<head>${policy}${icon}`).replace(/<body[^>]*>/, (body) => body + back)
}

async function redoc(name) {
  const page = join(contract, `${name}-reference.html`)
  const document = join(contract, `${name}.json`)
  await mustRun('Redoc', 'redocly', ['build-docs', document, '--inlineBundle', '-o', page], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  writeFileSync(page, dressed(readFileSync(page, 'utf8'), name))
}

/** Writes documents, pages and Redoc for each document into `docs/generated/contract`. */
export async function writeContract() {
  rmSync(contract, { recursive: true, force: true })
  mkdirSync(contract, { recursive: true })
  for (const each of documents) {
    const document = readDocument(each.name)
    writeFileSync(join(contract, `${each.name}.json`), JSON.stringify(document))
    writeFileSync(join(contract, `${each.name}.md`), operationsPage(document, each))
    await redoc(each.name)
  }
  const schema = readFileSync(join(root, 'specs/content/schema.graphql'), 'utf8')
  writeFileSync(join(contract, 'schema.graphql'), withoutIds(schema))
}
