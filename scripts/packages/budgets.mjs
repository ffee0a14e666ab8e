// Size budgets of imports in bytes, gzipped, with everything they load, lazily too; React is not counted.
import { bundle, valuesAt } from './bundle.mjs'
import { entriesOf, specifierOf } from './entries.mjs'

const all = (folder, ...entries) => entries.map((entry) => `export * from '${specifierOf(folder, entry)}'`).join('\n')

const everything = (unwanted) =>
  ['sdk', 'react-hooks']
    .flatMap((folder) => entriesOf(folder).map((entry) => specifierOf(folder, entry)))
    .filter((specifier) => !unwanted.test(specifier))
    .map((specifier, at) => `export * as part${at} from '${specifier}'`)
    .join('\n')

const shop = "export { createShop } from '@vanek/sdk'"
const cart = `${shop}\nexport { createCartStore } from '@vanek/sdk/cart'`
const cartHooks = `${cart}
export { ShopProvider } from '@vanek/react-hooks/provider'
export { useAddToCart, useCart, useCartActions, useCartItem, useQuantityInput } from '@vanek/react-hooks/cart'`
const checkout = `${cart}
export { createCheckoutStore } from '@vanek/sdk/checkout'
export { createOrderFlow, createPaymentReturn, storageIntentPort } from '@vanek/sdk/flows'`

/** Imports with their limits; `wanted` is the goal. */
export const budgets = [
  { name: 'createShop and one product', code: `${shop}\nexport { getProduct } from '@vanek/sdk/product'`, limit: 3620 },
  { name: 'createShop and a listing', code: `${shop}\nexport { getListing } from '@vanek/sdk/catalog'`, limit: 4270 },
  // includes the sanitizer of editors' texts
  {
    name: 'createShop and a page',
    code: `${shop}\nexport { getPage } from '@vanek/sdk/content'`,
    limit: 6970,
    wanted: 5000,
  },
  { name: 'cart', code: cart, limit: 9340 },
  { name: 'cart with its hooks', code: cartHooks, limit: 14_980 },
  {
    name: 'all of /cart with every hook',
    code: `${all('sdk', 'index', 'cart')}\n${all('react-hooks', 'cart', 'provider')}`,
    limit: 29_240,
  },
  { name: 'checkout with flows and cart', code: checkout, limit: 21_760, wanted: 18_000 },
  { name: 'all of /checkout, /flows and /cart', code: all('sdk', 'index', 'checkout', 'flows', 'cart'), limit: 31_590 },
  {
    name: 'everything for a browser, in English',
    code: everything(/\/(server|testing)$|\/i18n\/(?!en)/),
    limit: 122_640,
    wanted: 60_000,
  },
  { name: 'everything', code: everything(/^$/), limit: 144_510, wanted: 60_000 },
]

/** Limit of a hook, without React and the SDK. */
export const hookLimit = 3000

/** Every hook alone, with the SDK external. */
async function hookSizes(from) {
  const entries = entriesOf('react-hooks').filter((entry) => entry !== 'index')
  const sizes = []
  for (const entry of entries) {
    const specifier = specifierOf('react-hooks', entry)
    for (const name of valuesAt(specifier, from).filter((each) => each.startsWith('use'))) {
      const code = `export { ${name} } from '${specifier}'`
      const { inAll } = await bundle(code, { from, outside: ['@vanek/sdk', '@vanek/sdk/*'] })
      sizes.push({ name, bytes: inAll, limit: hookLimit })
    }
  }
  return sizes
}

/** Every import and hook with its bytes and its limit; packages are resolved from `from`. */
export async function measure(from) {
  const sizes = []
  for (const { code, ...budget } of budgets) {
    const { atOnce, inAll } = await bundle(code, { from })
    sizes.push({ ...budget, bytes: inAll, atOnce })
  }
  return [...sizes, ...(await hookSizes(from))]
}

/** Exceeded limits, as sentences. */
export const overLimit = (sizes) =>
  sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} is ${bytes} bytes after gzip, and may be ${limit}`)
