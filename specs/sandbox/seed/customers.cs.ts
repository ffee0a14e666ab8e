import type { Coupon, CreditEntry, Customer, CustomerGroup, PriceList } from './customers.ts'

export const PRICE_LISTS: readonly PriceList[] = [
  { id: 1, code: 'bezny', title: 'Běžné ceny', percentOff: 0 },
  { id: 2, code: 'firmy', title: 'Ceny pro firmy', percentOff: 8 },
]

export const GROUPS: readonly CustomerGroup[] = [
  { id: 1, code: 'maloobchod', title: 'Zákazníci', priceListId: 1, restricted: false },
  { id: 2, code: 'firmy', title: 'Firmy a montážníci', priceListId: 2, restricted: false },
  { id: 3, code: 'omezeni', title: 'Zákazníci starého obchodu', priceListId: 1, restricted: true },
]

export const CUSTOMERS: readonly Customer[] = [
  {
    id: 1,
    email: 'jana@vanek.test',
    firstName: 'Jana',
    lastName: 'Horáčková',
    phone: '+420777123456',
    business: null,
    groups: ['maloobchod'],
    variantHash: 'bezny',
    addresses: [
      {
        type: 'billing',
        name: 'Jana Horáčková',
        street: 'Lipová 14',
        city: 'Třebíč',
        postcode: '67401',
        countryCode: 'CZE',
      },
      {
        type: 'shipping',
        name: 'Jana Horáčková',
        street: 'Nádvorní 3',
        city: 'Brno',
        postcode: '60200',
        countryCode: 'CZE',
      },
      {
        type: 'shipping',
        name: 'Miloš Horáček',
        street: 'Kukučínova 11',
        city: 'Trenčín',
        postcode: '91101',
        countryCode: 'SVK',
      },
    ],
  },
  {
    id: 2,
    email: 'firma@vanek.test',
    firstName: 'Petr',
    lastName: 'Vaněk',
    phone: '+420777654321',
    business: { name: 'Vzduch a montáže, s. r. o.', tin: '12345679', vatin: 'CZ12345679' },
    groups: ['firmy'],
    variantHash: 'firmy',
    invoiceDays: 14,
    addresses: [
      {
        type: 'billing',
        name: 'Petr Vaněk',
        street: 'Dílenská 8',
        city: 'Pardubice',
        postcode: '53002',
        countryCode: 'CZE',
      },
      {
        type: 'shipping',
        name: 'Vzduch a montáže, s. r. o., sklad',
        street: 'Hradecká 210',
        city: 'Chrudim',
        postcode: '53701',
        countryCode: 'CZE',
      },
      {
        type: 'shipping',
        name: 'Vzduch a montáže, stavba Pod Lesem',
        street: 'Pod Lesem 18',
        city: 'Hradec Králové',
        postcode: '50002',
        countryCode: 'CZE',
      },
      {
        type: 'shipping',
        name: 'Lenka Dvořáková, servis Brno',
        street: 'Vídeňská 127',
        city: 'Brno',
        postcode: '61900',
        countryCode: 'CZE',
      },
    ],
  },
  {
    id: 3,
    email: 'omezena@vanek.test',
    firstName: 'Olga',
    lastName: 'Mezníková',
    phone: '+420777000111',
    business: null,
    groups: ['omezeni'],
    variantHash: 'bezny',
    addresses: [
      {
        type: 'billing',
        name: 'Olga Mezníková',
        street: 'Krátká 2',
        city: 'Chrudim',
        postcode: '53701',
        countryCode: 'CZE',
      },
    ],
  },
]

export const CREDITS: readonly CreditEntry[] = [
  { id: 1, customerId: 1, amount: 100, reason: 'Za registraci', created: '2026-03-02' },
  { id: 2, customerId: 1, amount: 240, reason: 'Za objednávku', created: '2026-09-14' },
  { id: 3, customerId: 1, amount: -60, reason: 'Uplatněno v objednávce', created: '2026-10-05' },
]

export const COUPONS: readonly Coupon[] = [
  {
    id: 1,
    code: 'VANEK10',
    title: 'Sleva 10 % na zboží',
    percentOff: 10,
    amountOff: null,
    minimum: 0,
    limit: null,
    validUntil: null,
  },
  {
    id: 2,
    code: 'PRVNI200',
    title: 'Sleva na první nákup',
    percentOff: null,
    amountOff: 20_000,
    minimum: 150_000,
    limit: null,
    validUntil: null,
  },
  {
    id: 3,
    code: 'LETO2025',
    title: 'Letní sleva 15 %',
    percentOff: 15,
    amountOff: null,
    minimum: 0,
    limit: null,
    validUntil: '2025-08-31',
  },
  {
    id: 4,
    code: 'PRVNICH50',
    title: 'Sleva 20 % pro prvních padesát',
    percentOff: 20,
    amountOff: null,
    minimum: 0,
    limit: 0,
    validUntil: null,
  },
  {
    id: 5,
    code: 'DILNA5',
    title: 'Sleva pro pět objednávek',
    percentOff: null,
    amountOff: 10_000,
    minimum: 0,
    limit: 5,
    validUntil: null,
  },
]
