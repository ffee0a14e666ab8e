import type { Haler } from './types.ts'

export interface Shipper {
  readonly id: number
  readonly code: string
  readonly type: 'DELIVERY' | 'PICKUP_POINT' | 'PERSONAL'
  readonly name: string
  readonly description: string
  readonly requiredAddress: boolean
  readonly requiredBranch: boolean
  readonly price: Haler
  /** Price of goods from which it is free; null = never. */
  readonly freeFrom: Haler | null
  readonly blockedPayments: readonly number[]
  /** Working days on the way. */
  readonly days: number
  /** Time of day, in Prague, after which a parcel leaves a day later. */
  readonly closesAt: string | null
  /** Goods it can carry: a shipment with an oversized piece needs one that takes them. */
  readonly oversized: boolean
  readonly regular: boolean
  readonly weight: number
}

export interface Payment {
  readonly id: number
  readonly code: 'card' | 'transfer' | 'cod' | 'cash'
  readonly name: string
  readonly description: string
  readonly price: Haler
  /** Cash is paid in whole crowns. */
  readonly rounds: boolean
  readonly weight: number
}

export interface PickupPoint {
  readonly id: number
  readonly shipperId: number
  readonly remoteId: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
}

/** Price of goods with VAT from which delivery is free. */
export const FREE_SHIPPING_AT: Haler = 250_000

const CARD = 1
const TRANSFER = 2
const COD = 3
const CASH = 4

export const PAYMENTS: readonly Payment[] = [
  {
    id: CARD,
    code: 'card',
    name: 'Kartou online',
    description: 'Platba proběhne hned a bezpečně na stránce banky.',
    price: 0,
    rounds: false,
    weight: 40,
  },
  {
    id: TRANSFER,
    code: 'transfer',
    name: 'Bankovním převodem',
    description: 'Pošleme vám údaje a QR kód, balíček odejde po připsání platby.',
    price: 0,
    rounds: false,
    weight: 30,
  },
  {
    id: COD,
    code: 'cod',
    name: 'Dobírkou',
    description: 'Zaplatíte při převzetí, hotově nebo kartou.',
    price: 3_900,
    rounds: true,
    weight: 20,
  },
  {
    id: CASH,
    code: 'cash',
    name: 'Hotově nebo kartou na prodejně',
    description: 'Zaplatíte až při vyzvednutí na pobočce.',
    price: 0,
    rounds: true,
    weight: 10,
  },
]

export const SHIPPERS: readonly Shipper[] = [
  {
    id: 1,
    code: 'kuryr',
    type: 'DELIVERY',
    name: 'Kurýrem na adresu',
    description: 'Předem vám napíšeme hodinu doručení.',
    requiredAddress: true,
    requiredBranch: false,
    price: 9_900,
    freeFrom: FREE_SHIPPING_AT,
    blockedPayments: [CASH],
    days: 1,
    closesAt: '15:00',
    oversized: false,
    regular: true,
    weight: 40,
  },
  {
    id: 2,
    code: 'balikobod',
    type: 'PICKUP_POINT',
    name: 'Na výdejní místo Balíkobod',
    description: 'Vyzvednete si kdykoli do sedmi dnů.',
    requiredAddress: false,
    requiredBranch: true,
    price: 6_900,
    freeFrom: FREE_SHIPPING_AT,
    blockedPayments: [CASH],
    days: 1,
    closesAt: '14:00',
    oversized: false,
    regular: true,
    weight: 30,
  },
  {
    id: 3,
    code: 'pobocka',
    type: 'PERSONAL',
    name: 'Osobní odběr na pobočce',
    description: 'Co je na pobočce skladem, připravíme do hodiny.',
    requiredAddress: false,
    requiredBranch: true,
    price: 0,
    freeFrom: null,
    blockedPayments: [COD],
    days: 0,
    closesAt: '17:00',
    oversized: true,
    regular: true,
    weight: 20,
  },
  {
    id: 4,
    code: 'nadrozmer',
    type: 'DELIVERY',
    name: 'Nadrozměrná doprava',
    description: 'Velké kusy přiveze závozník až ke dveřím domu.',
    requiredAddress: true,
    requiredBranch: false,
    price: 34_900,
    freeFrom: null,
    blockedPayments: [COD, CASH],
    days: 3,
    closesAt: '12:00',
    oversized: true,
    regular: false,
    weight: 10,
  },
]

const POINTS: readonly (readonly [name: string, street: string, city: string, postcode: string])[] = [
  ['Balíkobod Večerka U Mostu', 'Plzeňská 12', 'Praha', '15000'],
  ['Balíkobod Papírnictví Tužka', 'Budějovická 88', 'Praha', '14000'],
  ['Balíkobod Trafika Centrum', 'Náměstí Svobody 4', 'Brno', '60200'],
  ['Balíkobod Zahrádkář', 'Merhautova 51', 'Brno', '61300'],
  ['Balíkobod Květiny Petra', 'Opavská 119', 'Ostrava', '70800'],
  ['Balíkobod Elektro Horák', 'Americká 31', 'Plzeň', '30100'],
  ['Balíkobod Drogerie Bublina', 'Pražská 23', 'České Budějovice', '37001'],
  ['Balíkobod Cykloservis', 'Jablonecká 40', 'Liberec', '46005'],
  ['Balíkobod Čistírna Sněženka', 'Tylova 7', 'Olomouc', '77900'],
  ['Balíkobod Knihkupectví Na Rohu', 'Gočárova 62', 'Hradec Králové', '50002'],
]

export const PICKUP_POINTS: readonly PickupPoint[] = POINTS.map(([name, street, city, postcode], order) => ({
  id: 101 + order,
  shipperId: 2,
  remoteId: `BB${String(1001 + order)}`,
  name,
  street,
  city,
  postcode,
}))
