import type { BulkOrderIssue, BulkOrderLine, BulkOrderProblem, VariantByCode } from '@vanek/sdk/bulk-order'
import { amountNoticeMessage } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { basicMessages } from '#market/messages'
import { type AmountNotice, canBeOrdered, adjustAmount } from '@vanek/sdk/product'
import { memo } from 'react'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { useSelling } from '../../entities/shop/use-limits.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'

/** The message beside a line. */
interface LineState {
  readonly tone: 'is-danger' | 'is-warning'
  readonly text: string
}

const faults: Readonly<Record<BulkOrderIssue['code'], string>> = {
  bulk_no_code: 'Chybí kód zboží.',
  bulk_amount: 'Množství není kladné číslo do 9\u00a0999, nebo má víc než tři desetinná místa.',
  bulk_unreadable: 'Tomuto řádku nerozumíme. Napište do něj jeden kód a jedno množství, třeba „KÓD 2“.',
  bulk_columns:
    'Řádek má víc sloupců než záhlaví. Desetinné číslo dejte prosím do uvozovek, nebo sloupce oddělte středníkem.',
  bulk_too_many: 'Najednou zvládneme 500 řádků. Tento prosím vložte zvlášť.',
}

/** Why nothing was added to the cart. */
export const problemTexts: Readonly<Record<BulkOrderProblem, string>> = {
  bulk_empty: 'Zatím tu nic není. Napište aspoň jeden kód zboží, nebo vyberte soubor.',
  bulk_unknown: 'Do košíku jsme nic nevložili, žádné zboží jsme nepoznali. Opravte prosím řádky níže.',
}

/** The texts from the shop's settings (C8.14). */
type LimitTexts = Readonly<Partial<Record<AmountNotice['code'], string | null>>>

/** Why a line could not be read. */
const faultText = ({ code }: BulkOrderIssue): string => faults[code]

/** The problem of a line whose code was looked up; null if there is none. */
function lineState(
  { amount }: BulkOrderLine,
  variant: VariantByCode | undefined,
  texts: LimitTexts | null = null,
): LineState | null {
  if (!variant) return { tone: 'is-danger', text: 'Tento kód neznáme. Zkontrolujte ho prosím.' }
  if (!canBeOrdered(variant)) return { tone: 'is-danger', text: basicMessages.not_available }
  const { amountMin: min, amountMax: max, amountStep: step, unit } = variant
  const { notice } = adjustAmount(amount, { min, step, ...(typeof max === 'number' && { max }) })
  if (!notice) return null
  return {
    tone: 'is-warning',
    text: amountNoticeMessage({ ...notice, unit, text: texts?.[notice.code] ?? null }, basicMessages).text,
  }
}

interface RowProps {
  readonly line: BulkOrderLine
  readonly variant: VariantByCode | undefined
  /** Whether its code has been looked up. */
  readonly known: boolean
}

const Row = memo(function Row({ line, variant, known }: RowProps) {
  const { limitTexts } = useSelling()
  const pathOf = useProductPath()
  const state = known ? lineState(line, variant, limitTexts) : null
  return (
    <tr data-unknown={known && !variant ? '' : undefined}>
      <td className="num quiet">{line.line}</td>
      <td className="bulk-code">{line.code}</td>
      <td>
        {variant && (
          <a href={pathOf(variant, { variant: { id: variant.variantId, isDefault: false } })}>{variant.name}</a>
        )}
        {state && <span className={`small bulk-state ${state.tone}`}>{state.text}</span>}
      </td>
      <td className="num">{formatAmount(line.amount, variant?.unit ?? 'ks')}</td>
      <td className="num">{variant && <Amount of={unitPair(variant)} unit={perUnit(variant.unit)} />}</td>
    </tr>
  )
})

interface BulkLinesProps {
  readonly lines: readonly BulkOrderLine[]
  readonly faults: readonly BulkOrderIssue[]
  /** The variants by code; null until they are loaded. */
  readonly found: ReadonlyMap<string, VariantByCode> | null
}

/** The parsed lines; unknown codes and unavailable amounts are marked. */
export function BulkLines({ lines, faults, found }: BulkLinesProps) {
  return (
    <>
      {faults.length > 0 && (
        <ul className="bulk-faults" aria-label="Řádky, kterým nerozumíme">
          {faults.map((fault) => (
            <li key={fault.line}>
              Řádek {fault.line}: <q>{fault.text}</q> <span className="is-danger">{faultText(fault)}</span>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <table className="bulk-lines">
          <caption className="hide">Zboží, které jste zadali</caption>
          <thead>
            <tr>
              <th scope="col">Řádek</th>
              <th scope="col">Kód</th>
              <th scope="col">Zboží</th>
              <th scope="col">Množství</th>
              <th scope="col">Cena za jednotku</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.line} line={line} variant={found?.get(line.code)} known={found !== null} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
