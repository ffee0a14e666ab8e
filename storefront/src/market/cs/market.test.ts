import { createShop } from '@vanek/sdk'
import { parseSettings } from '@vanek/sdk/settings'
import { expect, it } from 'vitest'
import { titleOptions } from '../../entities/address/words.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { usualFreeShippingAt } from '../totals.ts'
import { market } from './market.ts'
import { regions } from '../regions.ts'

it('B9.04 C9.18 the country of the shop is Czechia: CZ, and CZE in forms', () => {
  const shop = createShop({ ...market, ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  expect(shop.config.country).toMatchObject({ code: 'CZ', alpha3: 'CZE' })
  expect(parseSettings(null, shop.config.country).countries).toEqual([market.country])
})

it('B1.02 B1.04 Czech is its only language', () => {
  expect(market.locales).toEqual(['cs'])
  expect([guestSettings.locale, guestSettings.defaultLocale, market.locale]).toEqual(['cs', 'cs', 'cs'])
})

it('C9.21 pickup points are in Czechia, Slovakia, Poland and Germany', () => {
  expect(market.pickupCountries).toEqual(['CZE', 'SVK', 'POL', 'DEU'])
})

it('C9.16 delivery is free from 2 500 Kč, in euro only from a configured total', () => {
  expect([usualFreeShippingAt('CZK'), usualFreeShippingAt('EUR')]).toEqual([2500, null])
})

it('C9.20 people are addressed as Pan or Paní', () => {
  expect(titleOptions.slice(1)).toEqual([
    ['Mr', 'Pan'],
    ['Mrs', 'Paní'],
  ])
})

it('C9.22 there are 14 Czech and 8 Slovak regions, each once', () => {
  const sizes = Object.entries(regions).map(([country, names]) => [country, new Set<string>(names).size])
  expect(sizes).toEqual([
    ['CZ', 14],
    ['SK', 8],
  ])
})
