import { inMarket } from '../src/market.ts'
import { goodsOf, type Pick } from './goods-of.ts'
import type { Category, Product } from './types.ts'

export interface PastLine {
  readonly variantId: number
  readonly amount: number
  /** The name of removed goods, which were similar to this variant. */
  readonly removedName: string | null
}

/** An order that a demo customer placed before the shop opened. */
export interface PastOrder {
  /** Order number, in sequence with all others. */
  readonly number: number
  readonly customerId: number
  readonly created: string
  readonly lines: readonly PastLine[]
  readonly shipperId: number
  readonly paymentId: number
  readonly state: 'offline' | 'pending' | 'paid' | 'failed' | 'cancelled'
  readonly comment: string | null
}

/** The first number of new orders. */
export const NEXT_ORDER_NUMBER = 1301

const [JANA, FIRM] = [1, 2]
const [COURIER, POINT, BRANCH] = [1, 2, 3]
const [CARD, TRANSFER, COD, CASH] = [1, 2, 3, 4]

const { GONE_NAME, COLLECTING, RING } = inMarket({
  cs: {
    GONE_NAME: 'Stolní ventilátor Bríza Mini 20, bílý',
    COLLECTING: 'Vyzvedne kolega Marek.',
    RING: 'Prosím, zvoňte u sousedů.',
  },
  sk: {
    GONE_NAME: 'Stolový ventilátor Bríza Mini 20, biely',
    COLLECTING: 'Vyzdvihne kolega Marek.',
    RING: 'Prosím, zvoňte u susedov.',
  },
})

type Line = readonly [pick: Pick, amount: number, removedName?: string]
type Delivery = readonly [shipperId: number, paymentId: number, state: PastOrder['state'], comment?: string]
type Row = readonly [number: number, customerId: number, created: string, delivery: Delivery, lines: readonly Line[]]

const first = (slug: string, amount = 1): Line => [[slug, 0], amount]
const second = (slug: string, amount = 1): Line => [[slug, 1], amount]

const ROWS: readonly Row[] = [
  [
    318,
    JANA,
    '2024-12-03T17:42:10Z',
    [COURIER, CARD, 'paid'],
    [first('koupelnove-ventilatory-s-cidlem'), first('ohebne-hadice', 2), first('spony-a-objimky', 4)],
  ],
  [377, JANA, '2025-01-22T08:15:44Z', [POINT, CARD, 'paid'], [first('deskove-filtry', 2)]],
  [
    409,
    FIRM,
    '2025-02-18T07:20:31Z',
    [BRANCH, TRANSFER, 'offline', COLLECTING],
    [
      first('kruhove-potrubni-ventilatory', 4),
      first('spiro-potrubi', 12),
      first('kolena', 10),
      first('hlinikove-pasky', 6),
    ],
  ],
  [
    452,
    JANA,
    '2025-04-11T19:03:27Z',
    [COURIER, TRANSFER, 'offline'],
    [first('cisticky-vzduchu'), first('uhlikove-filtry')],
  ],
  [
    531,
    JANA,
    '2025-06-26T11:30:02Z',
    [POINT, COD, 'offline'],
    [[['stolni-ventilatory', 0], 1, GONE_NAME], second('stolni-ventilatory')],
  ],
  [548, JANA, '2025-07-02T20:51:38Z', [COURIER, CARD, 'failed'], [first('sloupove-ventilatory')]],
  [549, JANA, '2025-07-02T21:07:12Z', [COURIER, CARD, 'paid'], [first('sloupove-ventilatory')]],
  [
    640,
    JANA,
    '2025-10-08T06:44:55Z',
    [COURIER, CARD, 'paid', RING],
    [
      first('designove-koupelnove-ventilatory'),
      first('zpetne-klapky'),
      first('vetraci-mrizky'),
      second('ohebne-hadice'),
      first('spony-a-objimky', 2),
    ],
  ],
  [
    702,
    FIRM,
    '2025-11-27T12:05:09Z',
    [COURIER, TRANSFER, 'offline'],
    [first('baleni-pro-montazniky', 2), first('odbocky', 8), first('tlumice-hluku', 2)],
  ],
  [733, JANA, '2025-12-15T18:20:00Z', [BRANCH, CASH, 'offline'], [first('hygrostaty-a-cidla')]],
  [
    811,
    JANA,
    '2026-02-03T09:12:48Z',
    [COURIER, CARD, 'paid'],
    [first('deskove-filtry', 4), first('kapsove-filtry', 2)],
  ],
  [902, JANA, '2026-04-19T15:36:21Z', [POINT, CARD, 'cancelled'], [second('talirove-ventily', 3)]],
  [903, JANA, '2026-04-19T15:58:40Z', [POINT, CARD, 'paid'], [first('talirove-ventily', 3), first('ploche-kanaly', 2)]],
  [
    1017,
    JANA,
    '2026-06-30T16:02:33Z',
    [COURIER, CARD, 'paid'],
    [[['stojanove-ventilatory', 'sold-out'], 1], first('stojanove-ventilatory')],
  ],
  [
    1124,
    JANA,
    '2026-09-14T10:25:17Z',
    [COURIER, TRANSFER, 'offline'],
    [first('lokalni-rekuperace'), first('regulatory-otacek')],
  ],
  [
    1240,
    FIRM,
    '2026-10-29T06:50:00Z',
    [COURIER, TRANSFER, 'offline'],
    [
      second('kruhove-potrubni-ventilatory', 6),
      first('zpetne-klapky', 6),
      first('ohebne-hadice', 20),
      first('hlinikove-pasky', 12),
    ],
  ],
  [
    1297,
    JANA,
    '2026-11-18T19:47:05Z',
    [COURIER, CARD, 'pending'],
    [second('cisticky-vzduchu'), second('uhlikove-filtry')],
  ],
]

/** Orders of the demo customers over two years, without goods that are missing in a short catalogue. */
export function pastOrdersOf(products: readonly Product[], categories: readonly Category[]): readonly PastOrder[] {
  const variantOf = goodsOf(products, categories)
  return ROWS.flatMap(([number, customerId, created, [shipperId, paymentId, state, comment = null], rows]) => {
    const lines = rows.flatMap(([pick, amount, removedName = null]): PastLine[] => {
      const variantId = variantOf(pick)
      return variantId === undefined ? [] : [{ variantId, amount, removedName }]
    })
    return lines.length === 0 ? [] : [{ number, customerId, created, lines, shipperId, paymentId, state, comment }]
  })
}
