import type { Check } from '../check.ts'
import { documents } from '../contract/operations.ts'
import { profiles } from '../contract/profiles.ts'

const capabilities = Object.entries(profiles.capabilities).map(([name, { flag }]) => ({ name, flag }))

/** Flags that count as on while the settings say nothing of them. */
const isUsuallyOn = (flag: string): boolean => {
  const globals = documents.shop.components?.['schemas']?.['Globals'] as {
    readonly properties: {
      readonly functions: { readonly properties: Readonly<Record<string, { description?: string }>> }
    }
  }
  return globals.properties.functions.properties[flag]?.description?.includes('Defaults to `true`') === true
}

/** Settings of the shop, and what surrounds the goods. */
export const settingChecks: readonly Check[] = [
  {
    id: 'settings/currencies',
    title: 'The settings name the currencies that the shop sells in',
    operation: 'getCurrencies',
    says: 'List the currencies of the shop',
    breaks: 'Prices are written with the signs of another currency.',
    async run({ ask, done, must, shop }) {
      const { currency, currencies } = await shop.settings()
      const answer = await ask('getCurrencies')
      const codes = (list: readonly { code: string }[]) =>
        list
          .map(({ code }) => code)
          .toSorted()
          .join()
      must(codes(done(answer)) === codes(currencies), 'getGlobals and getCurrencies name other currencies', answer)
      must(
        currencies.some(({ code }: { code: string }) => code === currency.code),
        `the currency ${currency.code} is not among them`,
        answer,
      )
    },
  },
  {
    id: 'settings/sells',
    title: 'The shop sells, and delivers to a country',
    operation: 'getGlobals',
    says: 'Whether products are sold on this domain',
    breaks: 'Every button to buy is gone.',
    async run({ must, shop, ask }) {
      const { cartConfiguration, countries } = await shop.settings()
      const answer = await ask('getGlobals')
      must(cartConfiguration.domain_enabled && !cartConfiguration.shopping_disabled, 'shopping is switched off', answer)
      must(countries.length > 0, 'it delivers to no country', answer)
    },
  },
  {
    id: 'settings/flags',
    title: 'What the back end does not have is switched off',
    operation: 'getGlobals',
    says: 'Optional capabilities that this back end does not have, by their names in `profiles.json`',
    breaks: 'The shop offers what the back end then refuses: a form or a button that never works.',
    knows: capabilities.map(({ name }) => name),
    async run({ ask, must, shop, presences }) {
      const { functions, lacks = [] } = await shop.settings()
      const answer = await ask('getGlobals')
      for (const { name, flag } of capabilities.filter((one) => presences[one.name] === 'absent')) {
        const isOff = flag !== undefined && !(functions[flag] ?? isUsuallyOn(flag))
        must(isOff || lacks.includes(name), `it does not have ${name}, but \`lacks\` does not name it`, answer)
      }
    },
  },
  {
    id: 'settings/delivery-offers',
    title: 'Delivery methods are listed before there is a cart',
    operation: 'getShippers',
    says: 'Returns all delivery methods of the shop with their prices',
    breaks: 'The page of a product says nothing of delivery, or something else than the cart.',
    async run({ ask, done, must, shop }) {
      const answer = await ask('getShippers')
      const offers: readonly { id: number; priceFrom: number }[] = done(answer)
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      for (const { id, name, priceWithTax } of done(await ask('getCartShippers', { cart }))) {
        const offer = offers.find((one) => one.id === id)
        must(offer !== undefined, `${name} is offered to a cart and not among all ways of delivery`, answer)
        must(
          priceWithTax === 0 || priceWithTax >= (offer?.priceFrom ?? 0),
          `${name} costs ${priceWithTax}, less than the lowest price`,
          answer,
        )
      }
    },
  },
  {
    id: 'settings/delivered-first',
    title: 'Countries that are delivered to come first',
    operation: 'getCountries',
    says: 'List the countries of the world, delivery destinations first',
    breaks: 'Shoppers look for their country below two hundred others.',
    async run({ ask, done, must }) {
      const answer = await ask('getCountries', { query: { perPage: 100 } })
      const delivered: boolean[] = done(answer).data.map(({ delivery }: { delivery: boolean }) => delivery)
      must(delivered[0] === true, 'the first country is not delivered to', answer)
      must(
        delivered.lastIndexOf(true) < (delivered.indexOf(false) + delivered.length) % delivered.length ||
          !delivered.includes(false),
        'a country that is delivered to stands behind others',
        answer,
      )
    },
  },
  {
    id: 'settings/category',
    title: 'A category is found by its path and by its id',
    operation: 'getCategories',
    says: 'Get categories by slug or ID',
    breaks: 'The page of a category is not found.',
    async run({ ask, done, must, shop, skip }) {
      for (const { path } of await shop.listings()) {
        const answer = await ask('getCategories', { query: { slugs: path } })
        const [category] = done(answer).data
        if (!category) continue
        must(category.path === path, `${path} is answered by ${category.path}`, answer)
        const byId = await ask('getCategories', { query: { ids: category.store_id } })
        must(done(byId).data[0]?.path === path, `the id ${category.store_id} is another category`, byId)
        return
      }
      skip('no listing of the menu is a category')
    },
  },
  {
    id: 'settings/menu-unknown',
    title: 'A menu that does not exist is not found',
    operation: 'getMenu',
    says: 'Get a menu by code',
    breaks: 'The header waits for a menu that never comes.',
    async run({ ask, refused }) {
      refused(await ask('getMenu', { path: { code: 'conformance-no-such-menu' } }), 'not_found')
    },
  },
]
