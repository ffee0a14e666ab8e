import { formatAmount } from '../../format/amount.ts'
import { interpolate } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { NoticeInput } from '../../notices/types.ts'

/** A limit of the amount that was exceeded. Input of {@link amountNoticeMessage}. */
export interface AmountNoticeText {
  /** Which limit was hit. */
  readonly code: 'quantity_minimum' | 'quantity_maximum' | 'quantity_step'
  /** The lowest amount, the highest amount or the step, in the unit of sale. */
  readonly limit: number
  /** Unit of sale. */
  readonly unit: string
  /** Text of the shop to use instead, with the placeholders `{limit}` and `{unit}`. */
  readonly text?: string | null
}

/**
 * The info notice for an amount below the minimum, above the maximum or between two steps of a product.
 *
 * @param limit - The limit that was hit. Its `text`, a custom text of the shop, replaces the standard message.
 * @param messages - Messages of the language.
 * @param decimalPoint - Decimal separator of the limit, such as that of `shop.config.currency`. Defaults to a comma.
 * @returns The notice, for `show` of a notice store.
 */
export function amountNoticeMessage(
  { code, limit, unit, text }: AmountNoticeText,
  messages: Pick<BasicMessages, 'quantity_minimum' | 'quantity_maximum' | 'quantity_step'>,
  decimalPoint?: string,
): NoticeInput {
  const values = { limit: formatAmount(limit, undefined, decimalPoint), unit }
  return { kind: 'info', code, text: interpolate(text || messages[code], values) }
}
