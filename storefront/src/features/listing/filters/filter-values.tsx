import type { Filter, FilterValue } from '@vanek/sdk/catalog'
import { Swatch } from './swatch.tsx'

const SHOWN = 8

export interface ValueBoxProps {
  /** Name of the field: the key of the filter. */
  readonly name: string
  readonly value: FilterValue
  /** With a sample of its colour. */
  readonly colour?: boolean
}

/** A value to tick, with how many products there would be. */
export function ValueBox({ name, value: { id, title, count, chosen, color_hex: hex }, colour }: ValueBoxProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={id} defaultChecked={chosen} />
      {colour && <Swatch colour={hex} />}
      <span>{title}</span>
      <small className="quiet num">{count}</small>
    </label>
  )
}

/** The values of a filter; of a long list the first, with the rest behind a fold. */
export function FilterValues({ filter: { key, kind, title, values } }: { readonly filter: Filter }) {
  // a fold around one value would take its place
  const shown = values.length <= SHOWN + 1 ? values.length : SHOWN
  const rest = values.slice(shown)
  const box = (value: FilterValue) => (
    <li key={value.id}>
      <ValueBox name={key} value={value} colour={kind === 'colour'} />
    </li>
  )
  return (
    <fieldset aria-label={title}>
      <ul>{values.slice(0, shown).map(box)}</ul>
      {rest.length > 0 && (
        <details className="more-values" open={rest.some(({ chosen }) => chosen)}>
          <summary>Dalších {rest.length}</summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </fieldset>
  )
}
