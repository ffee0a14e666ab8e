import { inMarket } from '../src/market.ts'
import { goodsOf, REMOVED_VARIANT, type Pick } from './goods-of.ts'
import type { Category, Product } from './types.ts'

/** A shopping list of a demo customer. */
export interface PastList {
  readonly customerId: number
  /** `wishlist` is the code of the wish list. */
  readonly code: string
  readonly name: string
  readonly created: string
  readonly lines: readonly { readonly variantId: number; readonly amount: number }[]
}

type Row = readonly [pick: Pick | 'removed', amount: number]

const JANA = 1

const LISTS: readonly (Omit<PastList, 'lines'> & { readonly rows: readonly Row[] })[] = [
  {
    customerId: JANA,
    ...inMarket({
      cs: { code: 'chata-na-vysocine', name: 'Chata na Vysočině' },
      sk: { code: 'chata-na-orave', name: 'Chata na Orave' },
    }),
    created: '2026-03-14T18:05:00Z',
    rows: [
      [['lokalni-rekuperace', 1], 1],
      [['ohebne-hadice', 1], 3],
      [['vetraci-mrizky', 0], 2],
      [['stojanove-ventilatory', 'sold-out'], 1],
      ['removed', 1],
    ],
  },
  {
    customerId: JANA,
    ...inMarket({
      cs: { code: 'filtry-na-rok', name: 'Filtry na rok' },
      sk: { code: 'filtre-na-rok', name: 'Filtre na rok' },
    }),
    created: '2026-02-03T09:20:00Z',
    rows: [
      [['deskove-filtry', 0], 4],
      [['kapsove-filtry', 0], 2],
      [['uhlikove-filtry', 0], 2],
    ],
  },
  {
    customerId: JANA,
    code: 'wishlist',
    name: inMarket({ cs: 'Oblíbené', sk: 'Obľúbené' }),
    created: '2025-05-20T20:11:00Z',
    rows: [
      [['stropni-ventilatory-se-svetlem', 0], 1],
      [['stolni-ventilatory', 2], 1],
      [['cisticky-vzduchu', 2], 1],
      [['designove-koupelnove-ventilatory', 1], 1],
    ],
  },
]

/** The lists of the demo customers, without goods that are missing in a short catalogue. */
export function pastListsOf(products: readonly Product[], categories: readonly Category[]): readonly PastList[] {
  const variantOf = goodsOf(products, categories)
  return LISTS.map(({ rows, ...list }) => {
    const lines = new Map<number, number>()
    for (const [pick, amount] of rows) {
      const variantId = pick === 'removed' ? REMOVED_VARIANT : variantOf(pick)
      // in a short catalogue two picks can be the same product
      if (variantId !== undefined) lines.set(variantId, amount)
    }
    return { ...list, lines: [...lines].map(([variantId, amount]) => ({ variantId, amount })) }
  })
}
