import type { AddWishListItemParams } from '@vanek/sdk/account'
import { addAmounts, parseAmount } from '@vanek/sdk/format'
import { idIn, textIn } from '../../lib/forms/posted.ts'

/** Goods of a list line, with the amount and custom choices. */
export type ListGoods = Required<AddWishListItemParams>

// limits of the contract
const maxAmount = 9_999
const maxChoices = 20

const isChoice = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value is a valid custom choice of a line. */
export const isCustom = (value: unknown): value is ListGoods['custom'] =>
  value === null ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).length <= maxChoices &&
    Object.values(value).every(isChoice))

/** Whether a value is an amount that a line can have. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= maxAmount && addAmounts(value) === value

function customIn(text: string): ListGoods['custom'] | undefined {
  try {
    const value: unknown = text === '' ? null : JSON.parse(text)
    return isCustom(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The goods of a posted line; null if they are invalid. */
export function goodsIn(form: FormData): ListGoods | null {
  const variantId = idIn(form, 'variantId')
  const amount = textIn(form, 'amount') === '' ? 1 : parseAmount(textIn(form, 'amount'))
  const custom = customIn(textIn(form, 'custom'))
  return variantId === null || !isAmount(amount) || custom === undefined ? null : { variantId, amount, custom }
}
