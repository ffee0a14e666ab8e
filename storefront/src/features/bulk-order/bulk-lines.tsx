import type { BulkFault, BulkLine, CodedVariant } from '@vanek/sdk/bulk-order'
import { formatAmount } from '@vanek/sdk/format'
import { memo } from 'react'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { useSelling } from '../../entities/shop/use-selling.ts'
import { Amount } from '../../entities/price/amount.tsx'
import { perUnit, unitPair } from '../../entities/price/pairs.ts'
import { faultText, lineState } from './line-state.ts'

interface RowProps {
  readonly line: BulkLine
  readonly variant: CodedVariant | undefined
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

export interface BulkLinesProps {
  readonly lines: readonly BulkLine[]
  readonly faults: readonly BulkFault[]
  /** What the codes mean; null while nobody has answered. */
  readonly found: ReadonlyMap<string, CodedVariant> | null
}

/** The lines as they were understood; unknown codes and amounts that cannot be had are marked. */
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
