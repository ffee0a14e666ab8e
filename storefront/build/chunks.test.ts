import { expect, it } from 'vitest'
import { planChunks } from './chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

const at = (path: string) => `/shop/${path}`
const page = (name: string) => at(`storefront/src/pages/${name}/view.tsx`)
const data = (name: string) => at(`storefront/src/pages/${name}/data.ts`)

/** A graph from `module: [what it imports, (what it loads later)]`. */
function graphOf(modules: Record<string, readonly [now: string[], later?: string[]]>): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const [importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? []
      return { importedIds, dynamicallyImportedIds }
    },
  }
}

const recommended = at('storefront/src/features/recommendations/recommended.tsx')
const entry = at('storefront/src/entry-client.tsx')
const pages = [
  'home',
  'product',
  'catch-all',
  'search',
  'cart',
  'details',
  'contact',
  'branch',
  'login',
  'account-orders',
  'finished',
  'account-order',
]
const plan = planChunks(
  graphOf({
    [entry]: [[at('react.js'), at('sdk/exports/cart.ts')], pages.flatMap((name) => [page(name), data(name)])],
    [at('sdk/exports/cart.ts')]: [[at('sdk/src/cart/store.ts'), at('sdk/src/cart/rules.ts')]],
    [at('sdk/src/cart/store.ts')]: [[at('sdk/src/transport/call.ts'), at('sdk/src/cart/lines.ts')]],
    [page('home')]: [[at('ui/box.tsx'), at('ui/hero.tsx'), at('react.js'), recommended]],
    [page('search')]: [[at('ui/box.tsx'), at('ui/icon.tsx'), at('ui/list.tsx')]],
    [page('catch-all')]: [[at('ui/list.tsx')]],
    [page('product')]: [[at('ui/icon.tsx'), at('ui/gallery.tsx')]],
    [page('cart')]: [[at('ui/totals.tsx'), at('ui/field.tsx'), recommended]],
    [page('contact')]: [[at('ui/field.tsx'), at('ui/hours.tsx')]],
    [page('branch')]: [[at('ui/hours.tsx')]],
    [page('login')]: [[at('ui/password.tsx'), at('ui/field.tsx')]],
    [page('account-orders')]: [[at('ui/password.tsx')]],
    [page('finished')]: [[at('ui/bought.tsx')]],
    [page('account-order')]: [[at('ui/bought.tsx')]],
    [page('details')]: [
      [
        at('ui/totals.tsx'),
        at('sdk/src/cart/lines.ts'),
        at('sdk/src/flows/offers.ts'),
        at('sdk/src/flows/lists.ts'),
        at('sdk/src/checkout/rules/kept.ts'),
      ],
    ],
    [data('details')]: [[at('sdk/src/flows/offers.ts'), at('sdk/src/checkout/rules/kept.ts')]],
    [data('cart')]: [[at('sdk/src/flows/offers.ts'), at('sdk/src/flows/lists.ts')]],
    [at('sdk/src/flows/offers.ts')]: [[at('sdk/src/transport/send.ts')]],
    [at('sdk/src/flows/lists.ts')]: [[at('sdk/src/transport/call.ts')]],
  }),
  entry,
)

it.each([
  ['what every page starts with', at('react.js'), 'core'],
  ['what the product page shares with others', at('ui/icon.tsx'), 'core'],
  ['what is small and on pages of all kinds', recommended, 'core'],
  ['what other public pages share', at('ui/box.tsx'), 'catalog'],
  ['what listings share', at('ui/list.tsx'), 'catch-all'],
  ['what checkout pages share', at('ui/totals.tsx'), 'checkout'],
  ['what pages of a placed order share', at('ui/bought.tsx'), 'ordered'],
  ['what pages around an account share', at('ui/password.tsx'), 'account'],
  ['what pages to read share', at('ui/hours.tsx'), 'content'],
  ['what pages to read share with the checkout', at('ui/field.tsx'), 'forms'],
  ['what one page shows', at('ui/gallery.tsx'), 'product'],
  ['the page itself', page('home'), 'home'],
  ['what one page and the data need', at('sdk/src/cart/lines.ts'), 'rules'],
  ['what one page shows and reads by', at('sdk/src/checkout/rules/kept.ts'), 'details'],
  ['what one page and the reading of another need, and calls', at('sdk/src/flows/offers.ts'), 'data'],
  [
    'what one page and the reading of another need, and calls by the late client',
    at('sdk/src/flows/lists.ts'),
    'rules',
  ],
  ['pure rules behind an index', at('sdk/src/cart/rules.ts'), 'core'],
])('puts %s (%s) into %s', (_, id, chunk) => {
  expect(plan.get(id)).toBe(chunk)
})

it.each([at('sdk/src/cart/store.ts'), at('sdk/src/transport/call.ts'), data('home')])(
  'leaves %s, which reads and writes, out of what pages show',
  (id) => {
    expect(plan.has(id)).toBe(false)
  },
)
