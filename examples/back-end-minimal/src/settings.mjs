import { lacks } from './contract.mjs'
import { currency, freeShippingAt, crowns } from './money.mjs'
import { offers } from './delivery-and-payment.mjs'

const country = { code: 'CZ', alpha3: 'CZE', title: 'Česko' }

const others = [
  ['DE', 'DEU', 'Německo'],
  ['PL', 'POL', 'Polsko'],
  ['AT', 'AUT', 'Rakousko'],
  ['SK', 'SVK', 'Slovensko'],
].map(([code, alpha3, title]) => ({ code, alpha3, title, delivery: false }))

const countries = [{ ...country, delivery: true }, ...others]

export const getCurrencies = () => [currency]

export function getCountries({ query: { page, perPage } }) {
  const data = countries.slice((page - 1) * perPage, page * perPage)
  return { data, meta: { pagination: { total: countries.length, page, perPage } } }
}

const switchedOff = ['favourites', 'batch_variant_add', 'compare', 'address_validation']

export const getGlobals = () => ({
  ...{ currency, currencies: [currency], domain: { code: 'minimal' }, variantHash: null },
  contact: {
    ...{ phone: '+420 800 000 000', email: 'obchod@example.com', openingHours: 'Po–Pá 8:00–16:00' },
    company: { name: 'Malý obchod s. r. o.', tin: '00000000', vatin: 'CZ00000000' },
    address: { street: 'Dlouhá 1', city: 'Praha', postcode: '11000', country_code: 'CZE' },
  },
  functions: { ...Object.fromEntries(switchedOff.map((name) => [name, false])), display_vat: true },
  lacks,
  integrations: { heureka_public_key: null, seznam_shop_id: null },
  cartConfiguration: {
    ...{ shopping_disabled: false, shopping_disabled_text: null, domain_enabled: true, info_texts: [] },
    ...{ limit_notifications: true, quantity_minimum_text: null, quantity_maximum_text: null },
  },
  configuration_products: { show_free_delivery_tag_by_price: false },
  topBanner: { enabled: false, domain_enabled: false, text: null, link: null, last_modified: null },
  languages: [{ code: 'cs', title: 'Čeština' }],
  countries: [country],
  meta: { title: 'Malý obchod', description: 'Ventilátory na stůl a do koupelny.' },
  menus: { main: 'main', footer: 'footer' },
  shippers: offers().map(({ id, name, priceFrom, priceFromWithoutTax, delivery }) => ({
    ...{ id, name, priceFrom, priceFromWithoutTax, deliveryDays: delivery.deliveryDays },
  })),
  freeShippingAt: crowns(freeShippingAt),
})
