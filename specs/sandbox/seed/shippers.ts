import { inMarket, market } from '../src/market.ts'
import { czechDataOf, dataOf } from './data.ts'
import { missingEntries } from './missing-entries.ts'
import type { Data } from './schema/files.ts'
import { shipperTexts as cs } from './shipper-texts.cs.ts'
import { shipperTexts as sk } from './shipper-texts.sk.ts'
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
  /** Working days in transit. */
  readonly days: number
  /** Local cut-off time: orders after it leave a day later. */
  readonly closesAt: string | null
  /** Goods that it accepts: an order with oversized goods needs a shipper for them. */
  readonly oversized: boolean
  readonly regular: boolean
  readonly weight: number
  /** Delivery time spans of a working day, in hours; empty if the time cannot be chosen. */
  readonly times: readonly (readonly [from: number, to: number])[]
}

const texts = inMarket({ cs, sk })

export type Payment = Data['payments'][number]

/** Price of goods with VAT from which delivery is free. */
export const FREE_SHIPPING_AT: Haler = texts.freeFrom

export const PAYMENTS: readonly Payment[] = dataOf('payments')

// the Czech shop starts without it, so that a new payment can be tried before it is translated; data.test.ts reports it
if (market === 'sk') {
  const missing = missingEntries('payments.yaml', czechDataOf('payments'), PAYMENTS)
  if (missing.length > 0) throw new Error(missing.join('\n'))
}

const shippers: readonly Omit<Shipper, 'blockedPayments'>[] = [
  {
    id: 1,
    code: 'kuryr',
    type: 'DELIVERY',
    name: texts.courier.name,
    description: texts.courier.description,
    requiredAddress: true,
    requiredBranch: false,
    price: texts.courier.price,
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
    name: texts.point.name,
    description: texts.point.description,
    requiredAddress: false,
    requiredBranch: true,
    price: texts.point.price,
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
    name: texts.branch.name,
    description: texts.branch.description,
    requiredAddress: false,
    requiredBranch: true,
    price: texts.branch.price,
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
    name: texts.oversized.name,
    description: texts.oversized.description,
    requiredAddress: true,
    requiredBranch: false,
    price: texts.oversized.price,
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
