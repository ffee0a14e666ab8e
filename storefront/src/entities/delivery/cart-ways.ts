import type { Cart } from '@vanek/sdk/cart'
import { branchesOn, datedShippers, isPersonalPickup, type Shipper } from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { canBeOrdered } from '@vanek/sdk/product'
import { calendar } from '../../market/calendar.ts'
import { wayText } from '../../market/delivery-text.ts'
import { dayText } from './arrival.ts'
import { atBranch } from './delivery-note.ts'
import { pricePair } from '../price/pairs.ts'

/** A delivery method of the cart, in words. */
export interface CartWay extends Pick<Shipper, 'id' | 'name'> {
  readonly date: string
  /** The day in words, `v úterý 24. 11.` or `ihned`. */
  readonly day: string
  /** At how many branches; null if at all, or at the chosen one. */
  readonly branches: number | null
  readonly price: PricePair
  readonly chosen: boolean
}

const isSold = ({ items }: Cart): boolean =>
  items.some(({ shoppable }) => shoppable && !canBeOrdered(shoppable.availability))

/** The day of each delivery method of a cart (C9.09 to C9.14); none while something in the cart is unavailable. */
export function cartWays(
  cart: Cart,
  shippers: readonly Shipper[],
  { now, chosen, branch }: { readonly now: Date; readonly chosen: number | null; readonly branch: number | null },
): readonly CartWay[] {
  if (isSold(cart)) return []
  return datedShippers(cart, shippers, now, calendar).map((dated) => {
    const shipper = dated.id === chosen ? atBranch(dated, branch) : dated
    const { id, name, delivery } = shipper
    const date = delivery.nearestDeliveryDate ?? dated.delivery.nearestDeliveryDate
    const said = isPersonalPickup(shipper) ? wayText(shipper, date, now) : ''
    const day = /^(ihned|dnes)/.test(said) ? said : dayText(date)
    return {
      ...{ id, name, date, day, branches: branchesOn(shipper, date) },
      ...{ price: pricePair(shipper), chosen: id === chosen },
    }
  })
}
