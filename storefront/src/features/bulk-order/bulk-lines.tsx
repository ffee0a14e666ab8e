import * as texts from '#texts/features/bulk-order'
import type { BulkOrderIssue, BulkOrderLine, VariantByCode } from '@vanek/sdk/bulk-order'
import { amountNoticeMessage } from '@vanek/sdk/cart'
import { truncate } from '@vanek/sdk/content'
import { formatAmount } from '@vanek/sdk/format'
import { market } from '#market/market'
import { basicMessages } from '#market/messages'
import { type AmountNotice, canBeOrdered, adjustAmount } from '@vanek/sdk/product'
import { memo } from 'react'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { useSelling } from '../../entities/shop/use-limits.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'

/** A longer line is shortened, since the whole of it is in the field. */
const longestQuote = 64

/** The message beside a line. */
interface LineState {
  readonly tone: 'is-danger' | 'is-warning'
  readonly text: string
}

/** Why nothing was added to the cart. */
export const problemTexts = texts.problems

/** The texts from the shop's settings (C8.14). */
type LimitTexts = Readonly<Partial<Record<AmountNotice['code'], string | null>>>

/** The problem of a line whose code was looked up; null if there is none. */
function lineState(
  { amount }: BulkOrderLine,
  variant: VariantByCode | undefined,
  limitTexts: LimitTexts | null = null,
): LineState | null {
  if (!variant) return { tone: 'is-danger', text: texts.unknownCode }
  if (!canBeOrdered(variant)) return { tone: 'is-danger', text: basicMessages.not_available }
  const { amountMin: min, amountMax: max, amountStep: step, unit } = variant
  const { notice } = adjustAmount(amount, { min, step, ...(typeof max === 'number' && { max }) })
  if (!notice) return null
  return {
    tone: 'is-warning',
    text: amountNoticeMessage({ ...notice, unit, text: limitTexts?.[notice.code] ?? null }, basicMessages).text,
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
      <td className="num">{formatAmount(line.amount, variant?.unit ?? market.pieceUnit)}</td>
      <td className="num">{variant && <Amount of={unitPair(variant)} unit={perUnit(variant.unit)} />}</td>
    </tr>
  )
})

interface BulkLinesProps {
  readonly lines: readonly BulkOrderLine[]
  readonly faults: readonly BulkOrderIssue[]
  /** How many lines there are, also those that were not read. */
  readonly total: number
  /** The variants by code; null until they are loaded. */
  readonly found: ReadonlyMap<string, VariantByCode> | null
}

/** The parsed lines; unknown codes and unavailable amounts are marked. */
export function BulkLines({ lines, faults, total, found }: BulkLinesProps) {
  return (
    <>
      {faults.length > 0 && (
        <ul className="bulk-faults" aria-label={texts.faultsLabel}>
          {faults.map((fault) => (
            <li key={fault.line}>
              {texts.faultOfLine(fault.line)}
              <q>{truncate(fault.text, longestQuote)}</q>{' '}
              <span className="is-danger">
                {fault.code === 'bulk_too_many' ? texts.tooMany(total) : texts.faults[fault.code]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <table className="bulk-lines">
          <caption className="hide">{texts.linesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.lineColumn}</th>
              <th scope="col">{texts.codeColumn}</th>
              <th scope="col">{texts.goodsColumn}</th>
              <th scope="col">{texts.amountColumn}</th>
              <th scope="col">{texts.priceColumn}</th>
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
