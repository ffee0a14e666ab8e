import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme } from 'vitepress'

const docs = join(dirname(fileURLToPath(import.meta.url)), '..')

interface Hook {
  readonly name: string
  readonly entry: string
  readonly link: string
}

const hooks = JSON.parse(readFileSync(join(docs, 'generated/hooks/list.json'), 'utf8')) as readonly Hook[]

const byEntry = [...new Set(hooks.map(({ entry }) => entry))].sort().map((entry) => ({
  text: entry,
  collapsed: true,
  items: hooks.filter((hook) => hook.entry === entry).map(({ name, link }) => ({ text: name, link })),
}))

/** TypeDoc's pages are none of VitePress's: the browser has to load them. */
const apiReference = { text: 'API reference', link: '/reference/index.html', target: '_self' }

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Quick start', link: '/guide/quick-start' },
  { text: 'Guides', link: '/guide/', activeMatch: '^/(guide|concepts|ports)/(?!quick-start)' },
  { text: 'Hooks', link: '/hooks/', activeMatch: '^/hooks/' },
  { text: 'Contract', link: '/contract/', activeMatch: '^/contract/' },
  { text: 'API', link: '/reference/index.html', target: '_self' },
]

const start: DefaultTheme.SidebarItem[] = [
  {
    text: 'Start here',
    items: [
      { text: 'What is Vánek?', link: '/guide/' },
      { text: 'Quick start', link: '/guide/quick-start' },
      { text: 'To a paid order', link: '/guide/first-order' },
    ],
  },
]

const guides: DefaultTheme.SidebarItem[] = [
  {
    text: 'Concepts',
    collapsed: false,
    items: [
      { text: 'The shop object', link: '/concepts/shop' },
      { text: 'Reads', link: '/concepts/reads' },
      { text: 'Writes', link: '/concepts/writes' },
      { text: 'Results', link: '/concepts/results' },
      { text: 'The cart', link: '/concepts/cart' },
      { text: 'The checkout', link: '/concepts/checkout' },
      { text: 'Proxy and tokens', link: '/concepts/proxy' },
      { text: 'Markets', link: '/concepts/markets' },
      { text: 'Hooks and providers', link: '/concepts/hooks' },
    ],
  },
  {
    text: 'Guides',
    collapsed: false,
    items: [
      { text: 'Your own back end', link: '/guide/back-end' },
      { text: 'Next.js and the proxy', link: '/guide/next' },
      { text: 'The proxy in Express', link: '/guide/express' },
      { text: 'Server rendering', link: '/guide/server-rendering' },
      { text: 'Results, aborts and retries', link: '/guide/results' },
      { text: 'Single-page app and CORS', link: '/guide/spa' },
      { text: 'Checkout and payment', link: '/guide/checkout' },
      { text: 'Your own payment provider', link: '/guide/own-payment' },
      { text: 'Accounts and order history', link: '/guide/accounts' },
      { text: 'Custom fields', link: '/guide/custom-field' },
      { text: 'TanStack Query and loaders', link: '/guide/tanstack' },
      { text: 'Fork the shop', link: '/guide/fork' },
      { text: 'Deployment and CDN', link: '/guide/deployment' },
      { text: 'Vue and Svelte', link: '/guide/vue-svelte' },
      { text: 'Test your shop', link: '/guide/testing' },
      { text: 'Versions and upgrades', link: '/guide/upgrades' },
    ],
  },
  {
    text: 'Ports',
    collapsed: false,
    items: [
      { text: 'What a port is', link: '/ports/' },
      { text: 'Payment', link: '/ports/payment' },
      { text: 'Token store', link: '/ports/tokens' },
      { text: 'Analytics', link: '/ports/analytics' },
      { text: 'Search', link: '/ports/search' },
      { text: 'Recommender', link: '/ports/recommender' },
      { text: 'Reviews', link: '/ports/reviews' },
      { text: 'Address validation', link: '/ports/addresses' },
    ],
  },
  {
    text: 'Reference',
    collapsed: false,
    items: [
      apiReference,
      { text: 'Hooks', link: '/hooks/' },
      {
        text: 'Contract',
        link: '/contract/',
        collapsed: true,
        items: [
          { text: 'Shop', link: '/contract/shop' },
          { text: 'Content', link: '/contract/content' },
          { text: 'GraphQL', link: '/contract/graphql' },
          { text: 'Services', link: '/contract/services' },
          { text: 'Error codes', link: '/contract/errors' },
        ],
      },
      { text: 'Conformance command', link: '/own-back-end' },
      { text: 'External services', link: '/integrations' },
    ],
  },
  {
    text: 'The reference shop',
    collapsed: true,
    items: [
      { text: 'Pictures', link: '/the-shop-in-pictures' },
      { text: 'How it works', link: '/how-it-works' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Markets', link: '/markets' },
      { text: 'Cookies', link: '/cookies' },
      { text: 'What shoppers expect', link: '/shop-checks' },
      { text: 'Performance', link: '/performance' },
      { text: 'What tests cannot prove', link: '/what-tests-cannot-prove' },
      { text: 'Changelog', link: '/changelog' },
      { text: 'Decisions', link: '/decisions/' },
    ],
  },
]

/** Every entry is a component that the browser makes before the page answers, so a page has the entries of its own part. */
export const sidebar: DefaultTheme.Sidebar = {
  '/': [...start, ...guides],
  '/hooks/': [
    ...start,
    {
      text: 'Hooks',
      items: [
        { text: 'All hooks', link: '/hooks/' },
        { text: 'Hooks and providers', link: '/concepts/hooks' },
      ],
    },
    ...byEntry,
  ],
}
