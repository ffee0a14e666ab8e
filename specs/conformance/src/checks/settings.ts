import type { Check } from '../check.ts'
import { documents } from '../contract/operations.ts'
import { profiles } from '../contract/profiles.ts'

const capabilities = Object.entries(profiles.capabilities).map(([name, { flag }]) => ({ name, flag }))

/** Whether a flag is on if the settings do not contain it. */
const isOnByDefault = (flag: string): boolean => {
  const globals = documents.shop.components?.['schemas']?.['Globals'] as {
    readonly properties: {
      readonly functions: { readonly properties: Readonly<Record<string, { description?: string }>> }
    }
  }
  return globals.properties.functions.properties[flag]?.description?.includes('Defaults to `true`') === true
}

/** Settings, menus, countries and delivery methods. */
export const settingChecks: readonly Check[] = [
  {
    id: 'settings/currencies',
    title: 'The settings list the currencies of the shop',
    operation: 'getCurrencies',
    promise: 'List the currencies of the shop',
    impact: 'Prices are shown with the symbol of another currency.',
    async run({ request, expectSuccess, assert, shop }) {
      const { currency, currencies } = await shop.settings()
      const response = await request('getCurrencies')
      const codes = (list: readonly { code: string }[]) =>
        list
          .map(({ code }) => code)
          .toSorted()
          .join()
      assert(
        codes(expectSuccess(response)) === codes(currencies),
        'getGlobals and getCurrencies return different currencies.',
        response,
      )
      assert(
        currencies.some(({ code }: { code: string }) => code === currency.code),
        `The default currency ${currency.code} is not in the list.`,
        response,
      )
    },
  },
  {
    id: 'settings/sells',
    title: 'Shopping is enabled, and the shop delivers to a country',
    operation: 'getGlobals',
    promise: 'Whether products are sold on this domain',
    impact: 'The shop shows no buy buttons.',
    async run({ assert, shop, request }) {
      const { cartConfiguration, countries } = await shop.settings()
      const response = await request('getGlobals')
      assert(
        cartConfiguration.domain_enabled && !cartConfiguration.shopping_disabled,
        'Shopping is disabled.',
        response,
      )
      assert(countries.length > 0, 'The list of delivery countries is empty.', response)
    },
  },
  {
    id: 'settings/flags',
    title: 'Missing capabilities are disabled in the settings',
    operation: 'getGlobals',
    promise: 'Optional capabilities that this back end does not have, by their names in `profiles.json`',
    impact: 'The shop shows forms and buttons that do not work.',
    probes: capabilities.map(({ name }) => name),
    async run({ request, assert, shop, presences }) {
      const { functions, lacks = [] } = await shop.settings()
      const response = await request('getGlobals')
      for (const { name, flag } of capabilities.filter((one) => presences[one.name] === 'absent')) {
        const isOff = flag !== undefined && !(functions[flag] ?? isOnByDefault(flag))
        assert(
          isOff || lacks.includes(name),
          `The back end does not have ${name}, but \`lacks\` does not list it.`,
          response,
        )
      }
    },
  },
  {
    id: 'settings/delivery-offers',
    title: 'Delivery methods are listed before there is a cart',
    operation: 'getShippers',
    promise: 'Returns all delivery methods of the shop with their prices',
    impact: 'The product page shows no delivery methods, or others than the cart.',
    async run({ request, expectSuccess, assert, shop }) {
      const response = await request('getShippers')
      const offers: readonly { id: number; priceFrom: number }[] = expectSuccess(response)
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      for (const { id, name, priceWithTax } of expectSuccess(await request('getCartShippers', { cart }))) {
        const offer = offers.find((one) => one.id === id)
        assert(offer !== undefined, `${name} is offered for a cart, but getShippers does not return it.`, response)
        assert(
          priceWithTax === 0 || priceWithTax >= (offer?.priceFrom ?? 0),
          `${name} costs ${priceWithTax}, which is less than its priceFrom.`,
          response,
        )
      }
    },
  },
  {
    id: 'settings/delivered-first',
    title: 'Delivery countries come first',
    operation: 'getCountries',
    promise: 'List the countries of the world, delivery destinations first',
    impact: 'Shoppers have to scroll through two hundred countries to find theirs.',
    async run({ request, expectSuccess, assert }) {
      const response = await request('getCountries', { query: { perPage: 100 } })
      const delivered: boolean[] = expectSuccess(response).data.map(({ delivery }: { delivery: boolean }) => delivery)
      assert(delivered[0] === true, 'The first country is not a delivery country.', response)
      assert(
        delivered.lastIndexOf(true) < (delivered.indexOf(false) + delivered.length) % delivered.length ||
          !delivered.includes(false),
        'A delivery country follows a country without delivery.',
        response,
      )
    },
  },
  {
    id: 'settings/category',
    title: 'A category is found by its path and by its id',
    operation: 'getCategories',
    promise: 'Get categories by slug or ID',
    impact: 'Category pages are not found.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      for (const { path } of await shop.listings()) {
        const response = await request('getCategories', { query: { slugs: path } })
        const [category] = expectSuccess(response).data
        if (!category) continue
        assert(category.path === path, `The path ${path} returns the category ${category.path}.`, response)
        const byId = await request('getCategories', { query: { ids: category.store_id } })
        assert(
          expectSuccess(byId).data[0]?.path === path,
          `The id ${category.store_id} returns another category.`,
          byId,
        )
        return
      }
      skip('No listing of the main menu is a category.')
    },
  },
  {
    id: 'settings/menu-unknown',
    title: 'An unknown menu returns `not_found`',
    operation: 'getMenu',
    promise: 'Get a menu by code',
    impact: 'The header waits for a menu that does not exist.',
    async run({ request, expectError }) {
      expectError(await request('getMenu', { path: { code: 'conformance-no-such-menu' } }), 'not_found')
    },
  },
]
