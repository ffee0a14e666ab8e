import { dataOf } from './data.ts'
import type { Data } from './schema/files.ts'
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
  /** Spans of a working day to choose from, by their hours; empty when it comes whenever it comes. */
  readonly times: readonly (readonly [from: number, to: number])[]
}

export type Payment = Data['payments'][number]

/** Price of goods with VAT from which delivery is free. */
export const FREE_SHIPPING_AT: Haler = 250_000

export const PAYMENTS: readonly Payment[] = dataOf('payments')

const shippers: readonly Omit<Shipper, 'blockedPayments'>[] = [
  {
    id: 1,
    code: 'kuryr',
    type: 'DELIVERY',
    name: 'Kurýrem na adresu',
    description: 'Vyberete si dvě hodiny, ve kterých přijede.',
    requiredAddress: true,
    requiredBranch: false,
    price: 9_900,
    freeFrom: FREE_SHIPPING_AT,
    days: 1,
    closesAt: '15:00',
    oversized: false,
    regular: true,
    weight: 40,
    times: [
      [8, 10],
      [10, 12],
      [12, 14],
      [14, 16],
      [16, 18],
      [18, 20],
    ],
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
    days: 1,
    closesAt: '14:00',
    oversized: false,
    regular: true,
    weight: 30,
    times: [],
  },
  {
    id: 3,
    code: 'pobocka',
    type: 'PERSONAL',
    name: 'Osobní odběr na pobočce',
    description: 'Co je na pobočce skladem, vydáme v otevírací době na počkání.',
    requiredAddress: false,
    requiredBranch: true,
    price: 0,
    freeFrom: null,
    days: 0,
    closesAt: '17:00',
    oversized: true,
    regular: true,
    weight: 20,
    times: [],
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
    days: 3,
    closesAt: '12:00',
    oversized: true,
    regular: false,
    weight: 10,
    times: [
      [8, 12],
      [12, 16],
    ],
  },
]

export const SHIPPERS: readonly Shipper[] = shippers.map((shipper) => ({
  ...shipper,
  blockedPayments: PAYMENTS.filter(({ notWith }) => notWith.includes(shipper.code)).map(({ id }) => id),
}))
