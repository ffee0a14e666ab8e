import { expect, it } from 'vitest'
import { countryName, titleOptions } from './words.ts'
import * as texts from '#texts/entities/address'
import * as payment from '#texts/entities/payment'
import { regionOrder } from '../../market/regions.ts'

it('C9.20 people are addressed as Pán or Pani', () => {
  expect(titleOptions).toEqual([
    ['', 'Bez oslovenia'],
    ['Mr', 'Pán'],
    ['Mrs', 'Pani'],
  ])
})

it('countries have Slovak names', () => {
  expect(['SVK', 'HUN', 'CHE', 'USA'].map(countryName)).toEqual(['Slovensko', 'Maďarsko', 'Švajčiarsko', 'USA'])
})

it('C9.22 Slovak regions come first', () => {
  expect([regionOrder[0], regionOrder.indexOf('Hlavní město Praha')]).toEqual(['Bratislavský kraj', 8])
})

it.each([
  [1, '1 adresa', 'do 1 dňa'],
  [3, '3 adresy', 'do 3 dní'],
  [14, '14 adries', 'do 14 dní'],
])('counts %i in Slovak', (n, addresses, days) => {
  expect(texts.suggested(n)).toBe(`${addresses}, vyberajte šípkami`)
  expect(payment.payInvoiceWithin(n)).toContain(days)
})
