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
    ...soldAvailability(variant),
  }
}

function wording(variant: Stocked, stock: number): { text: string; color: 'green' | 'orange' | 'red' } {
  // of an unlimited stock no number is told here
  if (stock > 0 && !variant.check_stock) return { text: 'Skladem', color: 'green' }
  if (stock > MANY) return { text: `Skladem více než ${MANY} ks`, color: 'green' }
  if (stock > 0) return { text: `Skladem ${stock} ks`, color: 'green' }
  if (variant.check_stock) return { text: 'Není skladem', color: 'red' }
  return { text: `Do ${variant.delay_days} ${variant.delay_days === 1 ? 'dne' : 'dnů'}`, color: 'orange' }
}

/** What holds once the last piece is gone. */
function soldAvailability({
  check_stock,
  delay_days,
}: Stocked): Pick<Availability, 'soldAvailability' | 'soldAvailabilityCode'> {
  return check_stock
    ? { soldAvailabilityCode: 'restocking', soldAvailability: { text: 'Další kusy už objednáváme' } }
    : { soldAvailabilityCode: 'on_order', soldAvailability: { text: `Vyrobíme do ${delay_days} dnů` } }
}
