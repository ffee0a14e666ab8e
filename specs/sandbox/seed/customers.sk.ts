import { DEMO_FIRM } from './companies.ts'
import type { Coupon, CreditEntry, Customer, CustomerGroup, PriceList } from './customers.ts'

export const PRICE_LISTS: readonly PriceList[] = [
  { id: 1, code: 'bezny', title: 'Bežné ceny', percentOff: 0 },
  { id: 2, code: 'firmy', title: 'Ceny pre firmy', percentOff: 8 },
]

export const GROUPS: readonly CustomerGroup[] = [
  { id: 1, code: 'maloobchod', title: 'Zákazníci', priceListId: 1, restricted: false },
  { id: 2, code: 'firmy', title: 'Firmy a montážnici', priceListId: 2, restricted: false },
  { id: 3, code: 'omezeni', title: 'Zákazníci starého obchodu', priceListId: 1, restricted: true },
]

export const CUSTOMERS: readonly Customer[] = [
  {
    id: 1,
    email: 'jana@vanek.test',
    firstName: 'Jana',
    lastName: 'Horváthová',
    phone: '+421905123456',
    business: null,
    groups: ['maloobchod'],
    variantHash: 'bezny',
    addresses: [
      {
        type: 'billing',
        name: 'Jana Horváthová',
        street: 'Lipová 14',
        city: 'Nitra',
        postcode: '94901',
        countryCode: 'SVK',
      },
      {
        type: 'shipping',
        name: 'Jana Horváthová',
        street: 'Záhradnícka 3',
        city: 'Bratislava',
        postcode: '82108',
        countryCode: 'SVK',
      },
      {
        type: 'shipping',
        name: 'Miloš Horváth',
        street: 'Kounicova 11',
        city: 'Brno',
        postcode: '60200',
        countryCode: 'CZE',
      },
    ],
  },
  {
    id: 2,
    email: 'firma@vanek.test',
    firstName: 'Peter',
    lastName: 'Vánik',
    phone: '+421905654321',
    business: { name: 'Vzduch a montáže, s. r. o.', tin: DEMO_FIRM.tin, vatin: DEMO_FIRM.dic },
    groups: ['firmy'],
    variantHash: 'firmy',
    invoiceDays: 14,
    addresses: [
      {
        type: 'billing',
        name: 'Peter Vánik',
        street: 'Dielenská 8',
        city: 'Trnava',
        postcode: '91701',
        countryCode: 'SVK',
      },
      {
        type: 'shipping',
        name: 'Vzduch a montáže, s. r. o., sklad',
        street: 'Štefánikova 210',
        city: 'Sereď',
        postcode: '92601',
        countryCode: 'SVK',
      },
      {
        type: 'shipping',
        name: 'Vzduch a montáže, stavba Pod lipami',
        street: 'Pod lipami 18',
        city: 'Piešťany',
        postcode: '92101',
        countryCode: 'SVK',
      },
      {
        type: 'shipping',
        name: 'Lenka Dvoráková, servis Žilina',
        street: 'Kysucká cesta 127',
        city: 'Žilina',
        postcode: '01001',
        countryCode: 'SVK',
      },
    ],
  },
  {
    id: 3,
    email: 'omezena@vanek.test',
    firstName: 'Oľga',
    lastName: 'Medzníková',
    phone: '+421905000111',
    business: null,
    groups: ['omezeni'],
    variantHash: 'bezny',
    addresses: [
      {
        type: 'billing',
        name: 'Oľga Medzníková',
        street: 'Krátka 2',
        city: 'Zvolen',
        postcode: '96001',
        countryCode: 'SVK',
      },
    ],
  },
]

export const CREDITS: readonly CreditEntry[] = [
  { id: 1, customerId: 1, amount: 5, reason: 'Za registráciu', created: '2026-03-02' },
  { id: 2, customerId: 1, amount: 14, reason: 'Za objednávku', created: '2026-09-14' },
  { id: 3, customerId: 1, amount: -3, reason: 'Uplatnené v objednávke', created: '2026-10-05' },
]

export const COUPONS: readonly Coupon[] = [
  {
    id: 1,
    code: 'VANOK10',
    title: 'Zľava 10 % na tovar',
    percentOff: 10,
    amountOff: null,
    minimum: 0,
    limit: null,
    validUntil: null,
  },
  {
    id: 2,
    code: 'PRVY10',
    title: 'Zľava na prvý nákup',
    percentOff: null,
    amountOff: 1_000,
    minimum: 6_000,
    limit: null,
    validUntil: null,
  },
  {
    id: 3,
    code: 'LETO2025',
    title: 'Letná zľava 15 %',
    percentOff: 15,
    amountOff: null,
    minimum: 0,
    limit: null,
    validUntil: '2025-08-31',
  },
  {
    id: 4,
    code: 'PRVYCH50',
    title: 'Zľava 20 % pre prvých päťdesiat',
    percentOff: 20,
    amountOff: null,
    minimum: 0,
    limit: 0,
    validUntil: null,
  },
  {
    id: 5,
    code: 'DIELNA5',
    title: 'Zľava pre päť objednávok',
    percentOff: null,
    amountOff: 500,
    minimum: 0,
    limit: 5,
    validUntil: null,
  },
]
