import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getSettings, parseSettings } from '@vanek/sdk/settings'
import { isFunctionOn } from '@vanek/sdk/session'
import { refuse, shopOver } from '../testing/back-end.ts'
import { czechia, czk } from '../transport/testing/test-shop.ts'

const globals = {
  currency: czk,
  currencies: [czk, { ...czk, code: 'EUR', symbol: '€' }, { code: 'koruna' }, null],
  domain: { code: 'vanek_cz' },
  variantHash: 'h1',
  contact: {
    phone: '800 100 200',
    email: 'info@vanek.test',
    company: { name: 'Vánek s.r.o.' },
    address: { city: 'Brno' },
  },
  functions: { bulk_order: true, wish_list: false, odd: 'yes' },
  integrations: { heureka_public_key: 'hk', seznam_shop_id: null, recommender: 'widgets' },
  tracking: { first_step_products_only: true },
  cartConfiguration: {
    shopping_disabled: true,
    shopping_disabled_text: 'Inventura',
    domain_enabled: false,
    info_texts: ['Do 12 hodin', 7],
    limit_notifications: false,
    quantity_maximum_text: 'Jen {limit}',
  },
  configuration_products: { show_free_delivery_tag_by_price: true },
  topBanner: {
    enabled: true,
    domain_enabled: true,
    text: 'Sleva',
    link: '/akce',
    last_modified: '2026-11-01T00:00:00Z',
  },
  languages: [{ code: 'cs', title: 'Čeština' }, { title: 'bez kódu' }],
  countries: [{ code: 'SK', alpha3: 'SVK', title: 'Slovensko' }],
  meta: { title: 'Vánek', description: 'Větráky', share_image: { path: 's.png', alt: '' } },
  menus: { main: 'hlavni', side: 'postranni', odd: 1 },
  shippers: [
    { id: 1, name: 'Kurýr', priceFrom: 99, priceFromWithoutTax: 81.82, deliveryDays: 1 },
    { id: 2, name: 'Pošta', priceFrom: 79, priceFromWithoutTax: 65.29, deliveryDays: 2 },
    { id: 'x', name: 'Kdo ví', priceFrom: 1 },
  ],
  fastestShipper: 1,
  freeShippingAt: 1500,
  theme: { name: 'zima', pages: { homepage: { featured_articles: 9 } } },
}

describe('getSettings', () => {
  it('C7.48 B3.49 fetches integrations and functions', async () => {
    const { shop, seen } = shopOver(() => globals)
    const result = await getSettings(shop)
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/globals' })
    expect(result).toMatchObject({
      ok: true,
      data: {
        integrations: { heureka_public_key: 'hk', seznam_shop_id: null, recommender: 'widgets' },
        tracking: { first_step_products_only: true },
        functions: { bulk_order: true, wish_list: false },
      },
    })
  })

  it('returns an error', async () => {
    const { shop } = shopOver(() => refuse(400, 'validation'))
    expect(await getSettings(shop)).toMatchObject({ ok: false, error: { code: 'validation' } })
  })
})

describe('parseSettings', () => {
  const settings = parseSettings(globals)

  it('B1.17 returns which functions are on, by boolean flags', () => {
    expect(['bulk_order', 'wish_list', 'odd', 'compare'].map((flag) => isFunctionOn(settings.functions, flag))).toEqual(
      [true, false, false, true],
    )
  })

  it('returns missing capabilities, and switches their flags off', () => {
    const { functions, lacks } = parseSettings({
      functions: { reviews: true, login: true },
      lacks: ['reviews', 'claims', 7],
    })
    expect(lacks).toEqual(['reviews', 'claims'])
    expect(functions).toEqual({ reviews: false, login: true })
    expect(parseSettings({}).lacks).toEqual([])
  })

  it('B3.50 parses whether the shop sells, and the cart texts', () => {
    expect(settings.cartConfiguration).toEqual({
      shopping_disabled: true,
      shopping_disabled_text: 'Inventura',
      domain_enabled: false,
      info_texts: ['Do 12 hodin'],
      limit_notifications: false,
      quantity_minimum_text: null,
      quantity_maximum_text: 'Jen {limit}',
    })
    expect(parseSettings({}).cartConfiguration.limit_notifications).toBe(true)
  })

  it('B3.51 parses the product configuration', () => {
    expect(settings.configurationProducts).toEqual({ show_free_delivery_tag_by_price: true })
    expect(parseSettings({}).configurationProducts).toEqual({ show_free_delivery_tag_by_price: false })
  })

  it('B3.52 parses everything else and omits invalid list items', () => {
    expect(settings).toMatchObject({
      domainCode: 'vanek_cz',
      variantHash: 'h1',
      topBanner: globals.topBanner,
      contact: {
        phone: '800 100 200',
        openingHours: '',
        company: { name: 'Vánek s.r.o.', tin: '' },
        address: { city: 'Brno' },
      },
      currency: czk,
      meta: globals.meta,
      freeShippingAt: 1500,
      fastestShipper: { id: 1, name: 'Kurýr' },
      menus: { main: 'hlavni', footer: 'footer', side: 'postranni' },
    })
    const { currencies, languages, countries, shippers } = settings
    expect(currencies.map(({ code }) => code)).toEqual(['CZK', 'EUR'])
    expect(languages).toEqual([{ code: 'cs', title: 'Čeština' }])
    expect(countries).toEqual(globals.countries)
    expect(shippers.map(({ id }) => id)).toEqual([1, 2])
    expect(settings.menus).not.toHaveProperty('odd')
  })

  it('has a default for everything', () => {
    expect(parseSettings(null)).toMatchObject({
      functions: {},
      topBanner: null,
      currency: null,
      freeShippingAt: null,
      fastestShipper: null,
      cartConfiguration: { shopping_disabled: false, domain_enabled: true, info_texts: [] },
      menus: { main: 'main', footer: 'footer' },
    })
  })

  it('B9.04 defaults to the own country, or to none without one', async () => {
    expect(parseSettings({ countries: 'none' }).countries).toEqual([])
    expect(parseSettings({ countries: 'none' }, czechia).countries).toEqual([czechia])
    const result = await getSettings(shopOver(() => ({})).shop)
    expect(result.ok && result.data.countries).toEqual([czechia])
  })

  it('returns settings with valid types for any input', () => {
    const names = fc.constantFrom(...Object.keys(globals))
    const invalidGlobals = fc.dictionary(names, fc.jsonValue()).map((odd) => ({ ...globals, ...odd }))
    const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), invalidGlobals), (raw) => {
        const parsed = parseSettings(raw)
        expect(Object.keys(parsed)).toEqual(Object.keys(settings))
        for (const name of [
          'functions',
          'contact',
          'currencies',
          'countries',
          'menus',
          'shippers',
          'domainCode',
        ] as const)
          expect(typeOf(parsed[name]), name).toBe(typeOf(settings[name]))
        expect(Object.values(parsed.functions).every((flag) => typeof flag === 'boolean')).toBe(true)
        expect(Object.values(parsed.menus).every((code) => typeof code === 'string' && code !== '')).toBe(true)
        expect(typeof parsed.contact.address.city).toBe('string')
      }),
    )
  })
})
