import { priceOf, sumAmounts } from '../amount.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { listPrice } from '../pricing/price-list.ts'
import { isVisible } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import { allInCart, allowedAmount, mustBeExact } from './amounts.ts'
import type { Buyer } from './buyer.ts'
import { isFull, newLineId, putLine, type Draft } from './draft.ts'
import type { Goods } from './goods.ts'
import type { CartLine } from './load.ts'
import { homePriceOf } from './price.ts'

export type ItemInput = Shop['CartItemForAdd']

export interface Written {
  readonly lineId: number
  readonly changedAmount: number
  readonly warnings: readonly Omit<Shop['Warning'], 'itemId'>[]
}

/**
 * Adds a variant to a cart: to its existing line, or to a new one.
 *
 * @throws the refusals of `saleableGoods` and `allowedAmount`, `parent_not_found`, `too_many`, `out_of_stock`, and those of credits
 */
export function addLine(draft: Draft, input: ItemInput, buyer: Buyer): Written {
  const goods = saleableGoods(draft.goods.get(input.id), buyer)
  const parentId = parentOf(draft, input)
  mustBeExact(input.amount, goods.variant)
  const same = draft.lines.filter(({ variant }) => variant.id === goods.variant.id)
  const line = input.newLine === true ? undefined : same.find((one) => !one.ownLine && one.parentId === parentId)
  if (line === undefined && isFull(draft)) throw refusal('too_many')
  const before = line?.amount ?? 0
  const elsewhere = sumAmounts(...same.map((one) => one.amount), -before)
  const { amount, warnings } = allowedAmount(
    goods.variant,
    goods.warehouses,
    sumAmounts(before, input.amount),
    elsewhere,
    draft.limitTexts,
  )
  if (amount <= before) throw allInCart()
  const grown = sumAmounts(amount, -before)
  const paid = input.credits === true ? creditsFor(draft, goods, grown, buyer) : 0
  const written: CartLine = {
    ...(line ?? {
      ...goods,
      id: newLineId(draft),
      parentId,
      ownLine: input.newLine === true,
      custom: input.custom ?? null,
    }),
    amount,
    credits: (line?.credits ?? 0) + paid,
    seenPrice: homePriceOf({ ...goods, amount }, buyer.list),
  }
  draft.requestedCredits += paid
  putLine(draft, written)
  return { lineId: written.id, changedAmount: grown, warnings }
}

/** @throws the refusals `not_found` and `not_saleable` */
function saleableGoods(goods: Goods | undefined, { customer, list }: Buyer): Goods {
  if (goods === undefined || goods.variant.withdrawn !== null)
    throw refusal('not_found', {
      field: 'id',
      title: inMarket({ cs: 'Toto zboží už nenabízíme.', sk: 'Tento tovar už neponúkame.' }),
    })
  if (!isVisible(goods.product, customer?.groups ?? []))
    throw refusal('not_saleable', {
      field: 'id',
      title: inMarket({
        cs: 'Toto zboží není v prodeji pro každého.',
        sk: 'Tento tovar nie je v predaji pre každého.',
      }),
    })
  if (!goods.product.saleable || listPrice(goods.variant.price, list) <= 0)
    throw refusal('not_saleable', { field: 'id' })
  return goods
}

/** The id of the parent line. It must be in this cart and have no parent itself. */
function parentOf(draft: Draft, { parent_id }: ItemInput): number | null {
  if (parent_id === undefined || parent_id === null) return null
  if (!draft.lines.some(({ id, parentId }) => id === parent_id && parentId === null))
    throw refusal('parent_not_found', { field: 'parent_id' })
  return parent_id
}

/** The price of an amount in credits, which the customer must have in addition to those already used. */
function creditsFor({ requestedCredits }: Draft, { variant }: Goods, amount: number, { customer }: Buyer): number {
  if (customer === null) throw refusal('unauthorized', { field: 'credits' })
  if (variant.credits_price === null)
    throw refusal('not_saleable', {
      field: 'credits',
      title: inMarket({ cs: 'Toto zboží za kredity neprodáváme.', sk: 'Tento tovar za kredity nepredávame.' }),
    })
  const price = priceOf(amount, variant.credits_price)
  if (requestedCredits + price > customer.credits) throw refusal('credits_insufficient', { field: 'credits' })
  return price
}
