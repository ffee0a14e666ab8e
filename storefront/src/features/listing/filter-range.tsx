import * as texts from '#texts/features/listing'
import type { Filter, FilterRange as Range, FilterRange as RangeFilter } from '@vanek/sdk/catalog'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNumber } from '../../lib/texts/use-number.ts'
import { filterUnit } from './chosen-summary.tsx'

interface RangeSliderProps {
  readonly title: string
  readonly unit: string | null
  readonly range: RangeFilter
  /** The container of the two number fields that the slider writes to. */
  readonly fields: RefObject<HTMLElement | null>
}

const ends = ['from', 'to'] as const

/**
 * A slider with two thumbs: two native range inputs on top of each other, so that keys and screen readers work. They
 * have no `name`; the number fields are submitted. A thumb at its end leaves its field empty.
 */
function RangeSlider({ title, unit, range, fields }: RangeSliderProps) {
  const slider = useRef<HTMLDivElement>(null)
  const number = useNumber()
  const { min, max, step } = range
  const low = Math.max(min, range.from ?? min)
  const high = Math.min(max, range.to ?? max)

  const paint = (from: number, to: number) => {
    const share = (value: number) => String(max > min ? (value - min) / (max - min) : 0)
    // by script, since the CSP forbids style attributes
    slider.current?.style.setProperty('--from', share(from))
    slider.current?.style.setProperty('--to', share(to))
    for (const [at, thumb] of thumbs().entries()) thumb.ariaValueText = number(at === 0 ? from : to, unit)
  }
  const thumbs = () => [...(slider.current?.querySelectorAll('input') ?? [])]

  useLayoutEffect(() => paint(low, high))

  const onMove = (moved: 'from' | 'to') => {
    const [from, to] = thumbs()
    if (!from || !to) return
    // a thumb pushes the other one, they do not cross
    if (moved === 'from' && from.valueAsNumber > to.valueAsNumber) from.value = to.value
    if (moved === 'to' && to.valueAsNumber < from.valueAsNumber) to.value = from.value
    const [a, b] = [from.valueAsNumber, to.valueAsNumber]
    paint(a, b)
    const [first, second] = fields.current?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? []
    if (first) first.value = a <= min ? '' : String(a)
    // the last step may end below the upper bound
    if (second) second.value = b > max - step ? '' : String(b)
  }

  return (
    <div className="slider" ref={slider}>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          aria-label={end === 'from' ? texts.rangeLeast(title) : texts.rangeMost(title)}
          min={min}
          max={max}
          step={step}
          defaultValue={end === 'from' ? low : high}
          onInput={() => onMove(end)}
        />
      ))}
    </div>
  )
}

interface FilterRangeProps {
  readonly filter: Filter
  readonly range: Range
}

/** Two number fields and a slider that writes to them. The placeholders are the bounds. */
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
        {field('from', texts.from, range.min)}
        {field('to', texts.to, range.max)}
        {filter.unit && <span className="quiet">{filter.unit}</span>}
      </div>
    </fieldset>
  )
}
