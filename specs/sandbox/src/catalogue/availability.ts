import { floorToStep } from '../amount.ts'
import { inMarket } from '../market.ts'
import { decimalText } from '../text.ts'
import type { Availability } from '../wire.ts'

export interface Stocked {
  readonly check_stock: boolean
  readonly delay_days: number
  readonly amount_min: number
  readonly amount_max: number
  readonly amount_decimals: number
  readonly amount_step: number
  readonly unit: string
}

const texts = inMarket({
  cs: {
    inStock: 'Skladem',
    many: (amount: string) => `Skladem více než ${amount}`,
    some: (amount: string) => `Skladem ${amount}`,
    none: 'Není skladem',
    within: (days: number) => `Do ${days} ${days === 1 ? 'dne' : 'dnů'}`,
    restockingPieces: 'Další kusy čekáme',
    restocking: 'Další čekáme',
    made: (days: number) => `Vyrobíme do ${days} dnů`,
  },
  sk: {
    inStock: 'Skladom',
    many: (amount: string) => `Skladom viac ako ${amount}`,
    some: (amount: string) => `Skladom ${amount}`,
    none: 'Nie je skladom',
    within: (days: number) => `Do ${days} ${days === 1 ? 'dňa' : 'dní'}`,
    restockingPieces: 'Ďalšie kusy čakáme',
    restocking: 'Ďalšie čakáme',
    made: (days: number) => `Vyrobíme do ${days} dní`,
  },
})

const MANY = 5
/** Goods that take more days than this are not labelled available, although they can be ordered. */
const MAX_DAYS = 14

/** Availability of a variant, from the stock of all warehouses (B3.14). */
export function availabilityOf(variant: Stocked, lying: number): Availability {
  // a remainder below the sales step cannot be sold
  const stock = floorToStep(lying, variant.amount_step)
  const inStock = stock > 0
  return {
    isAvailable: inStock || isAvailableSoon(variant),
    availabilityCode: inStock ? 'in_stock' : variant.check_stock ? 'sold_out' : 'on_order',
    stock: variant.check_stock ? stock : null,
    checkStock: variant.check_stock,
    delayDays: inStock ? 0 : variant.delay_days,
    amountMin: variant.amount_min,
    amountMax: variant.amount_max,
    amountDecimals: variant.amount_decimals,
    amountStep: variant.amount_step,
    availability: wording(variant, stock),
    ...soldAvailability(variant),
  }
}

const isAvailableSoon = ({ check_stock, delay_days }: Stocked): boolean => !check_stock && delay_days <= MAX_DAYS

function wording(variant: Stocked, stock: number): { text: string; color: 'green' | 'orange' | 'red' } {
  // the number is not shown for unlimited stock
  if (stock > 0 && !variant.check_stock) return { text: texts.inStock, color: 'green' }
  if (stock > MANY) return { text: texts.many(`${MANY}\u00A0${variant.unit}`), color: 'green' }
  if (stock > 0) return { text: texts.some(`${decimalText(stock)}\u00A0${variant.unit}`), color: 'green' }
  if (!isAvailableSoon(variant)) return { text: texts.none, color: 'red' }
  return { text: texts.within(variant.delay_days), color: 'orange' }
}

/** Availability after the last piece is sold. */
function soldAvailability({
  check_stock,
  delay_days,
  unit,
}: Stocked): Pick<Availability, 'soldAvailability' | 'soldAvailabilityCode'> {
  return check_stock
    ? {
        soldAvailabilityCode: 'restocking',
        soldAvailability: { text: unit === 'ks' ? texts.restockingPieces : texts.restocking },
      }
    : { soldAvailabilityCode: 'on_order', soldAvailability: { text: texts.made(delay_days) } }
}
