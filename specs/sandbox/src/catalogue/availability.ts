import type { Availability } from '../wire.ts'

export interface Stocked {
  readonly check_stock: boolean
  readonly delay_days: number
  readonly amount_min: number
  readonly amount_max: number
}

const MANY = 5

/** How soon a variant can be had, from what lies in all warehouses (B3.14). */
export function availabilityOf(variant: Stocked, stock: number): Availability {
  const inStock = stock > 0
  return {
    isAvailable: inStock || !variant.check_stock,
    availabilityCode: inStock ? 'in_stock' : variant.check_stock ? 'sold_out' : 'on_order',
    stock: variant.check_stock ? stock : null,
    checkStock: variant.check_stock,
    delayDays: inStock ? 0 : variant.delay_days,
    amountMin: variant.amount_min,
    amountMax: variant.amount_max,
    availability: wording(variant, stock),
  }
}

function wording(variant: Stocked, stock: number): { text: string; color: 'green' | 'orange' | 'red' } {
  if (stock > MANY) return { text: `Skladem více než ${MANY} ks`, color: 'green' }
  if (stock > 0) return { text: `Skladem ${stock} ks`, color: 'green' }
  if (variant.check_stock) return { text: 'Není skladem', color: 'red' }
  return { text: `Do ${variant.delay_days} ${variant.delay_days === 1 ? 'dne' : 'dnů'}`, color: 'orange' }
}
