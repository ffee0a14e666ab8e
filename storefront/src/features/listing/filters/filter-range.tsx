import type { Filter, FilterRange as Range } from '@vanek/sdk/catalog'
import { useRef } from 'react'
import { filterUnit } from './filter-unit.ts'
import { RangeSlider } from './range-slider.tsx'

export interface FilterRangeProps {
  readonly filter: Filter
  readonly range: Range
}

/** Two numbers to type, and a slider that writes them. The bounds stand in the empty fields. */
export function FilterRange({ filter, range }: FilterRangeProps) {
  const { key, title, vat } = filter
  const unit = filterUnit(filter)
  const fields = useRef<HTMLFieldSetElement>(null)
  const field = (end: 'from' | 'to', word: string, bound: number) => (
    <label className="range-field">
      <span className="quiet" aria-hidden="true">
        {word}
      </span>
      <input
        className="input num"
        type="number"
        name={`${key}.${end}`}
        aria-label={`${title} ${word}${unit ? `, ${unit}` : ''}`}
        defaultValue={range[end] ?? ''}
        placeholder={String(bound)}
        min="0"
        step="any"
        inputMode="decimal"
      />
    </label>
  )
  return (
    <fieldset className="range" aria-label={title} ref={fields}>
      {vat === 'without' && <input type="hidden" name="vat" value={vat} />}
      <RangeSlider title={title} unit={unit} range={range} fields={fields} />
      <div className="range-fields">
        {field('from', 'od', range.min)}
        {field('to', 'do', range.max)}
        {filter.unit && <span className="quiet">{filter.unit}</span>}
      </div>
    </fieldset>
  )
}
