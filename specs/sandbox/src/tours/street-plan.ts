import { escapeHtml } from '../http/html.ts'
import { inMarket, market } from '../market.ts'

export interface PlanOf {
  /** Id of the plan. */
  readonly id: number
  readonly title: string
  /** With its number. */
  readonly street: string
  readonly city: string
}

const [ON_MAP, PLAN] = inMarket({ cs: ['na mapě', 'Plánek okolí'], sk: ['na mape', 'Plán okolia'] } as const)
const WIDTH = 960
const HEIGHT = 600
const MIDDLE = { x: 480, y: 300 } as const

/** A deterministic number from `least` on, for a branch and a place on its plan. */
const some = (id: number, at: number, least: number, most: number): number =>
  least + ((id * 7919 + at * 104_729 + id * at * 31) % (most - least + 1))

const road = (path: string, width: number) =>
  `<path d="${path}" class="edge" stroke-width="${width + 6}"/><path d="${path}" class="road" stroke-width="${width}"/>`

function roads(id: number): string {
  const across = [120, 300, 640, 820].map((x, at) => {
    const lean = some(id, at, -40, 40)
    return road(`M${x + lean} -20L${x - lean} ${HEIGHT + 20}`, some(id, at + 10, 10, 18))
  })
  const along = [110, 480].map((y, at) => {
    const lean = some(id, at + 20, -25, 25)
    return road(`M-20 ${y + lean}L${WIDTH + 20} ${y - lean}`, some(id, at + 30, 10, 16))
  })
  return [...across, ...along].join('')
}

function park(id: number): string {
  const [x, y] = [some(id, 1, 0, 1) * 540 + 150, some(id, 2, 0, 1) * 350 + 60]
  return `<rect x="${x}" y="${y}" width="${some(id, 3, 120, 190)}" height="${some(id, 4, 90, 140)}" rx="24" class="park"/>`
}

/** A map of the streets around a branch as a separate drawn page, without scripts and map services. */
export function streetPlan({ id, title, street, city }: PlanOf): string {
  const [name] = street.split(/ (?=\d)/)
  const river = `M-20 ${some(id, 5, 380, 440)}C260 ${some(id, 6, 520, 600)} 620 ${some(id, 7, 480, 540)} ${WIDTH + 20} ${some(id, 8, 540, 620)}`
  return `<!doctype html>
<html lang="${market}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} ${ON_MAP}</title>
<style>html,body{margin:0;height:100%;background:#eef1ee;color:#0a2a33;font:16px/1.4 system-ui}
main{height:100%}svg{display:block;width:100%;height:100%}
.edge,.road,.river{fill:none}.edge{stroke:#c8d0cd}.road{stroke:#fff}.main{stroke:#ffe9b8}.river{stroke:#b5d8e8;stroke-width:44}
.park{fill:#cfe5c6}.pin{fill:#2047d8;stroke:#fff;stroke-width:4}.dot{fill:#fff}
text{font:600 20px system-ui;text-anchor:middle;fill:#0a2a33;paint-order:stroke;stroke:#fff;stroke-width:5px}
p{position:fixed;inset:auto 0 0;margin:0;padding:.5rem 1rem;background:#0a2a33;color:#fff}</style>
<main>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${PLAN}: ${escapeHtml(`${street}, ${city}`)}">
${park(id)}<path d="${river}" class="river"/>
${roads(id)}
<path d="M-20 ${MIDDLE.y}H${WIDTH + 20}" class="edge" stroke-width="34"/><path d="M-20 ${MIDDLE.y}H${WIDTH + 20}" class="road main" stroke-width="26"/>
<text x="${MIDDLE.x}" y="${MIDDLE.y + 44}">${escapeHtml(name ?? street)}</text>
<path d="M${MIDDLE.x} ${MIDDLE.y}c-26-34-34-44-34-62a34 34 0 1 1 68 0c0 18-8 28-34 62z" class="pin"/>
<circle cx="${MIDDLE.x}" cy="${MIDDLE.y - 62}" r="12" class="dot"/>
</svg></main>
<p>${escapeHtml(`${title}, ${street}`)}: ${PLAN.toLocaleLowerCase(market)}.</p></html>`
}
