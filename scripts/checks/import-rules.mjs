// The rooms of the project and the imports allowed between them. This table is authoritative; the docs explain it.

/** Rooms by path; the first matching pattern wins. `$1` is the room's own part. */
export const rooms = [
  [/^sdk\/exports\//, 'sdk-exports'],
  [/^sdk\/src\/(kernel|generated|transport|flows|server)\//, '$1'],
  [/^sdk\/src\/(format|forms|i18n|links|rich-text)\//, 'shared'],
  [/^sdk\/src\/integrations\/([^/]+)\//, 'integration:$1'],
  // a shop for tests, which no other room may use
  [/^sdk\/src\/test-shop\//, 'test-shop'],
  [/^sdk\/src\/([^/]+)\//, 'domain:$1'],
  [/^react-hooks\//, 'react-hooks'],
  [/^storefront\/src\/ui\//, 'ui'],
  [/^storefront\/src\/assets\//, 'assets'],
  [/^storefront\/src\//, 'pages'],
  [/^storefront\/server\//, 'storefront-server'],
  [/^storefront\/(dates|by-contract)\//, 'full-stack'],
  [/^storefront\//, 'storefront'],
  [/^specs\//, 'specs'],
  [/^scripts\/examples\//, 'examples'],
  [/^scripts\//, 'scripts'],
  [/^tools\//, 'tools'],
  [/^docs\//, 'site'],
]

/** The domain whose port an integration implements: it may import code of this domain, and only types of all others. */
export const implementedBy = {
  recommenders: 'recommendations',
  reviews: 'checkout',
  'address-validation': 'checkout',
  'data-layer': 'tracking',
  feeds: 'product',
}

/**
 * Imports allowed in a room, besides itself. `type:` before a name allows types only, `domain:` alone means any.
 * Domains import each other's types, never their code: code for several of them is a flow. Integrations, one per
 * external vendor or port, do not import each other, and no domain imports them.
 */
export const mayImport = {
  kernel: [],
  generated: [],
  transport: ['kernel', 'generated', 'type:specs'],
  shared: ['kernel'],
  domain: ['kernel', 'generated', 'transport', 'shared', 'type:domain', 'type:specs'],
  integration: ['kernel', 'generated', 'transport', 'shared', 'type:domain', 'type:specs'],
  flows: ['kernel', 'transport', 'shared', 'domain', 'integration'],
  'test-shop': ['kernel', 'generated', 'transport', 'domain'],
  server: ['kernel', 'transport', 'shared', 'domain', 'generated'],
  'sdk-exports': [
    'kernel',
    'transport',
    'shared',
    'domain',
    'integration',
    'flows',
    'server',
    'test-shop',
    'type:generated',
  ],
  'react-hooks': ['sdk-exports'],
  assets: [],
  ui: ['assets'],
  pages: ['ui', 'assets', 'react-hooks', 'sdk-exports'],
  'storefront-server': ['pages', 'ui', 'react-hooks', 'sdk-exports', 'storefront'],
  storefront: ['pages', 'ui', 'storefront-server', 'react-hooks', 'sdk-exports', 'scripts'],
  // tests that run the shop and the sandbox in one process
  'full-stack': ['storefront', 'storefront-server', 'pages', 'react-hooks', 'sdk-exports', 'specs', 'scripts'],
  specs: [],
  scripts: [],
  tools: [],
  examples: ['react-hooks', 'sdk-exports'],
  site: ['react-hooks', 'sdk-exports', 'scripts'],
}

/** Packages that a room must not import, with the reason to print. */
export const forbiddenPackages = [
  {
    room: /^(kernel|transport|shared|domain|integration|flows|sdk-exports)/,
    package: /^(react|react-dom|node:.*)(\/|$)/,
    why: 'the SDK knows no framework and no Node',
  },
  { room: /^react-hooks$/, package: /^react-router/, why: 'the hooks know no router' },
  { room: /^react-hooks$/, package: /^node:/, why: 'the hooks run in browsers' },
  { room: /^(ui|pages)$/, package: /^node:/, why: 'pages run in browsers' },
]

/** Packages that exactly one source file may import, once its room exists. */
export const singleImporters = [
  { package: /^openapi-fetch$/, room: 'transport' },
  { package: /^use-sync-external-store(\/|$)/, room: 'react-hooks' },
]

/** Files that browsers load, and modules that they must never include. */
/** The entry that re-exports all others unchanged, so that a new hook is named once. */
export const passingOn = 'react-hooks/exports/index.ts'

export const browserEntries = /^(sdk|react-hooks)\/exports\/(?!server)|^storefront\/src\//
export const serverOnly = /^sdk\/src\/server\/|^sdk\/exports\/server|^storefront\/server\//

export const roomOf = (path) => {
  for (const [pattern, name] of rooms) {
    const match = pattern.exec(path)
    if (match) return name.replace('$1', match[1] ?? '')
  }
  return undefined
}

/** Whether code of one room may import another. */
export function isAllowed(from, to, typeOnly) {
  if (from === to) return true
  const [kindOfFrom, name] = from.split(':')
  if (kindOfFrom === 'integration' && to === `domain:${implementedBy[name]}`) return true
  const kind = (room) => room.split(':')[0]
  const list = mayImport[kindOfFrom]
  if (!list) return true
  return list.includes(kind(to)) || (typeOnly && list.includes(`type:${kind(to)}`))
}
