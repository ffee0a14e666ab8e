export interface GaugeValue {
  readonly title: string
  /** Value and unit, written out: "90 m³/h". */
  readonly text: string
  /** Where the value stands on the scale of its category, 0 to 1. */
  readonly share: number
}

/** Where a value stands between the ends of its scale, 0 to 1. A scale without length puts it in the middle. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0.5
}

/** Numbers that decide, each drawn on one scale for its category, so that two products compare at a glance. */
export function Gauges({ values }: { readonly values: readonly GaugeValue[] }) {
  return (
    <dl className="gauges">
      {values.map(({ title, text, share }) => (
        <div className="gauge" key={title}>
          <dt>{title}</dt>
          <dd>
            {text}
            <svg className="gauge-line" aria-hidden="true">
              <line y1="4" y2="4" x2="100%" />
              <line y1="4" y2="4" x2={`${Math.round(4 + share * 96)}%`} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
