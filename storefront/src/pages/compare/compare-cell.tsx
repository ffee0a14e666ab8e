import * as texts from '#texts/pages/compare'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** One row of the comparison. */
export interface CompareLine {
  readonly key: string
  readonly title: string
  /** Explains what the row shows. */
  readonly note?: string | undefined
  /** Heading that the row belongs under; null for none. */
  readonly group: string | null
  /** Whether two of the products differ in it. */
  readonly differs: boolean
  /** Whether a bar is muted where only some variants reach. */
  readonly hasRange?: boolean
  /** The cell of a product, by its place among those compared. */
  readonly renderCell: (at: number) => ReactNode
}

/** Lowest and highest value of a product's variants; null if it has none. */
export type Range = readonly [from: number, to: number] | null

/** The range of some numbers. */
export const rangeOf = (numbers: readonly number[]): Range =>
  numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : null

/**
 * Whether a product is the best one of those compared, whichever variants are chosen: its worst value is not worse than
 * any value of the others. False for all if they are equal, or only one has a value.
 */
export function bestOf(ranges: readonly Range[], which: 'max' | 'min'): readonly boolean[] {
  const known = ranges.filter((range) => range !== null)
  if (new Set(known.flat()).size < 2 || known.length < 2) return ranges.map(() => false)
  return ranges.map(
    (range) =>
      range !== null &&
      known.every(
        ([from, to]) => (which === 'max' ? range[0] >= to : range[1] <= from) || (from === range[0] && to === range[1]),
      ),
  )
}

/** The mark of the best value in a row. */
export const Best = ({ text }: { readonly text: string }) => (
  <span className="tag fill-ok">
    <Icon name="check" />
    <span>{text}</span>
  </span>
)

export const NotSpecified = () => (
  <span className="quiet">
    <span aria-hidden="true">–</span>
    <span className="hide">{texts.notSpecified}</span>
  </span>
)

interface RangeBarProps {
  readonly range: NonNullable<Range>
  /** The greatest value in the row: a full bar. */
  readonly max: number
  readonly best?: boolean | undefined
}

/** A bar from zero; what only some variants reach is muted. */
function RangeBar({ range: [from, to], max, best }: RangeBarProps) {
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

interface RatedCellProps {
  readonly text: ReactNode
  readonly ranges: readonly Range[]
  readonly at: number
  readonly which: 'max' | 'min'
  /** Text of the mark. */
  readonly mark: string
}

/** A number that can be rated: with a bar on the scale of its row if another product has one too, and a mark if it is the best. */
export function RatedCell({ text, ranges, at, which, mark }: RatedCellProps) {
  const best = bestOf(ranges, which)[at]
  const range = ranges[at]
  const known = ranges.filter((each) => each !== null)
  return (
    <>
      <span className="compare-value">
        {text}
        {best && <Best text={mark} />}
      </span>
      {range && known.length > 1 && <RangeBar range={range} max={Math.max(...known.flat())} best={best} />}
    </>
  )
}
