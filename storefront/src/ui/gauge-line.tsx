interface GaugeLineProps {
  /** Length of the line, 0 to 1. */
  readonly share: number
}

/**
 * A line on a scale. A listing has a hundred of them, so each is one element; an SVG would be three with their own layer.
 * The content security policy allows no style attribute, so the tens and ones of the length are classes.
 */
export function GaugeLine({ share }: GaugeLineProps) {
  const percent = Math.max(1, Math.round(share * 100))
  return <i className={`gauge-line t${Math.floor(percent / 10)} o${percent % 10}`} />
}
