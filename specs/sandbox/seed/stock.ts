import { BRANCHES, CENTRAL_WAREHOUSE } from './branches.ts'
import type { Random } from './random.ts'
import type { StockLevel } from './types.ts'

/** The supply of a product; one state for all its variants, with differences between them. */
export type Supply = 'plenty' | 'few' | 'sold-out' | 'on-demand'

export function drawSupply(random: Random, madeToOrder: boolean): Supply {
  if (madeToOrder) return random.chance(0.65) ? 'on-demand' : 'few'
  const draw = random.next()
  if (draw < 0.05) return 'sold-out'
  if (draw < 0.16) return 'few'
  if (draw < 0.23) return 'on-demand'
  return 'plenty'
}

export interface VariantSupply {
  readonly stock: readonly StockLevel[]
  readonly delayDays: number
  readonly checkStock: boolean
}

/** Above this price in crowns, machines on demand are built after the order. */
const BUILT_FROM = 75_000
const BUILDING_DAYS = 20

function branchStock(random: Random, most: number, chance: number): StockLevel[] {
  return BRANCHES.filter(() => random.chance(chance)).map((branch) => ({
    warehouseId: branch.warehouseId,
    amount: random.int(1, most),
  }))
}

/** Stock of one variant by warehouse, without empty warehouses. `crowns` is its price: expensive goods have a lower stock. */
export function drawStock(random: Random, supply: Supply, crowns: number): VariantSupply {
  const scale = crowns < 300 ? 400 : crowns < 2000 ? 90 : crowns < 10_000 ? 28 : 8
  const central = (amount: number): StockLevel[] => (amount > 0 ? [{ warehouseId: CENTRAL_WAREHOUSE.id, amount }] : [])
  switch (supply) {
    case 'sold-out':
      return { stock: [], delayDays: 0, checkStock: true }
    case 'on-demand':
      return { stock: [], delayDays: random.int(4, 12) + (crowns > BUILT_FROM ? BUILDING_DAYS : 0), checkStock: false }
    case 'few':
      return { stock: [...central(random.int(0, 4)), ...branchStock(random, 1, 0.12)], delayDays: 0, checkStock: true }
    case 'plenty':
      // one variant in fourteen is sold out although its siblings are not, to test variant selectors
      if (random.chance(0.07)) return { stock: [], delayDays: 0, checkStock: true }
      return {
        stock: [...central(random.int(6, scale + 6)), ...branchStock(random, crowns < 2000 ? 8 : 3, 0.4)],
        delayDays: 0,
        checkStock: true,
      }
  }
}
