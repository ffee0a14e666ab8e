import type { BulkFault, BulkLine, BulkProblem, CodedVariant } from '@vanek/sdk/bulk-order'
import { quantityMessage } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { type AmountNotice, canBeOrdered, settleAmount } from '@vanek/sdk/product'

/** What is said beside a line, and how loud. */
export interface LineState {
  readonly tone: 'is-danger' | 'is-warning'
  readonly text: string
}

const faults: Readonly<Record<BulkFault['code'], string>> = {
  bulk_no_code: 'Chybí kód zboží.',
  bulk_amount: 'Množství není kladné číslo do 9\u00a0999, nebo má víc než tři desetinná místa.',
  bulk_unreadable: 'Tomuto řádku nerozumíme. Napište do něj jeden kód a jedno množství, třeba „KÓD 2“.',
  bulk_columns:
    'Řádek má víc sloupců než záhlaví. Desetinné číslo dejte prosím do uvozovek, nebo sloupce oddělte středníkem.',
  bulk_too_many: 'Najednou zvládneme 500 řádků. Tento prosím vložte zvlášť.',
}

/** Why nothing got into the cart. */
export const problemTexts: Readonly<Record<BulkProblem, string>> = {
  bulk_empty: 'Zatím tu nic není. Napište aspoň jeden kód zboží, nebo vyberte soubor.',
  bulk_unknown: 'Do košíku jsme nic nevložili, žádné zboží jsme nepoznali. Opravte prosím řádky níže.',
}

/** The texts from the shop's settings (C8.14). */
type LimitTexts = Readonly<Partial<Record<AmountNotice['code'], string | null>>>

/** Why a line could not be read. */
export const faultText = ({ code }: BulkFault): string => faults[code]

/** What stands in the way of a line whose code was looked up; null when nothing does. */
export function lineState(
  { amount }: BulkLine,
  variant: CodedVariant | undefined,
  texts: LimitTexts | null = null,
): LineState | null {
  if (!variant) return { tone: 'is-danger', text: 'Tento kód neznáme. Zkontrolujte ho prosím.' }
  if (!canBeOrdered(variant)) return { tone: 'is-danger', text: csBasics.not_available }
  const { amountMin: min, amountMax: max, amountStep: step, unit } = variant
  const { notice } = settleAmount(amount, { min, step, ...(typeof max === 'number' && { max }) })
  if (!notice) return null
  return {
    tone: 'is-warning',
    text: quantityMessage({ ...notice, unit, text: texts?.[notice.code] ?? null }, csBasics).text,
  }
}
