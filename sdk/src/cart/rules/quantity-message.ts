import { formatAmount } from '../../format/amount.ts'
import { fillIn } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { NoticeInput } from '../../notices/types.ts'

export interface QuantityLimit {
  /** Which limit was hit. */
  readonly code: 'quantity_minimum' | 'quantity_maximum' | 'quantity_step'
  readonly limit: number
  /** Unit of sale; `ks` unless told. */
  readonly unit?: string
  /** Said instead, with the same places `{limit}` and `{unit}` (C8.14). */
  readonly text?: string | null
}

/**
 * The info notice for an amount below the minimum, above the maximum (C5.45, C5.46, C8.13) or between two steps of a
 * product. A custom text of the shop wins (C8.14).
 */
export function quantityMessage(
  { code, limit, unit = 'ks', text }: QuantityLimit,
  messages: Pick<BasicMessages, 'quantity_minimum' | 'quantity_maximum' | 'quantity_step'>,
): NoticeInput {
  return { kind: 'info', code, text: fillIn(text || messages[code], { limit: formatAmount(limit), unit }) }
}
