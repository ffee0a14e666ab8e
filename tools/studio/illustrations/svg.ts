/** Helpers to write SVG by hand. Numbers are rounded to a tenth. */
type Attributes = Readonly<Record<string, string | number>>

const number = (value: number): string => String(Math.round(value * 10) / 10)

export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x, y, width, height, fill, ...(rx > 0 && { rx }) })

export const circle = (cx: number, cy: number, r: number, fill: string): string => tag('circle', { cx, cy, r, fill })

export const path = (d: string, fill: string): string => tag('path', { d, fill })

export const line = (d: string, stroke: string, width: number): string =>
  tag('path', {
    ...{ d, stroke, fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  })

export const at = (x: number, y: number, ...children: readonly string[]): string =>
  tag('g', { transform: `translate(${number(x)} ${number(y)})` }, ...children)

export const drawing = (width: number, height: number, ...children: readonly string[]): string =>
  `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, ...children)}\n`

/** A number from a name, always the same one: what is drawn depends on nothing else. */
export function seedOf(name: string): number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (seed ^ (seed >>> 13)) >>> 0
}

export const choose = <T>(list: readonly [T, ...T[]], seed: number): T => list[seed % list.length] ?? list[0]
