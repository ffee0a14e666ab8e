import * as texts from '#texts/pages/compare'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** One row of the comparison. */
export interface CompareLine {
  readonly key: string
  readonly title: string
  /** Explains what the row shows. */
  readonly note?: string
  /** Whether two of the products differ in it. */
  readonly differs: boolean
  /** Whether a bar is lighter where only some variants reach. */
  readonly hasRange?: boolean
  /** The cell of a product, by its place among those compared. */
  readonly renderCell: (at: number) => ReactNode
}

/** Whether a value is the best one of those compared; false for all if they are equal. */
export function bestOf(
  values: readonly (number | null | undefined)[],
  which: 'max' | 'min' | undefined,
): readonly boolean[] {
  const known = values.filter((value) => value !== null && value !== undefined)
  const best = which && Math[which](...known)
  const none = new Set(known).size < 2
  return values.map((value) => !none && value === best)
}

/** The mark of the best value in a row. */
export const Best = ({ text }: { readonly text: string }) => (
  <span className="tag fill-ok">
    <Icon name="check" />
    <span>{text}</span>
  </span>
)

export const NotSpecified = () => <span className="quiet">{texts.notSpecified}</span>

interface RangeBarProps {
  /** Lowest value of the product's variants. */
  readonly from: number
  /** Highest value of the product's variants. */
  readonly to: number
  /** The greatest value in the row: a full bar. */
  readonly max: number
  readonly best?: boolean | undefined
}

/** A bar from zero; what only some variants reach is lighter. */
export function RangeBar({ from, to, max, best }: RangeBarProps) {
  const percent = (value: number) => Math.round((value / max) * 1000) / 10
  return (
    <svg
      className={best ? 'range-bar is-best' : 'range-bar'}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect y="1" width="100" height="2" />
      {to > from && <rect className="range-some" width={percent(to)} height="4" />}
      <rect className="range-all" width={percent(from)} height="4" />
    </svg>
  )
}
