export interface GaugeValue {
  readonly title: string
  /** Formatted value and unit: "90 m³/h". */
  readonly text: string
  /** Position of the value on the scale of its category, 0 to 1. */
  readonly share: number
  /** Labels of the ends of the scale, if there is space. */
  readonly ends?: readonly [from: string, to: string]
  /** A comparison for the number: "jako šepot". */
  readonly note?: string | undefined
}

/** Position of a value on a scale, 0 to 1. A scale without length puts it in the middle. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0.5
}

/** Key numbers, each on one scale for its category, so that two products compare at a glance. */
export function Gauges({ values }: { readonly values: readonly GaugeValue[] }) {
  return (
    <dl className="gauges">
      {values.map(({ title, text, share, ends, note }) => (
        <div className="gauge" key={title}>
          <dt>{title}</dt>
          <dd>
            {text}
            {note && <small> {note}</small>}
            <svg className="gauge-line" aria-hidden="true">
              <line y1="4" y2="4" x2="100%" />
              <line y1="4" y2="4" x2={`${Math.max(1, Math.round(share * 100))}%`} />
            </svg>
            {ends && (
              <span className="gauge-ends" aria-hidden="true">
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
