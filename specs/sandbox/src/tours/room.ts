import { escapeHtml } from '../http/html.ts'
import { inMarket, market } from '../market.ts'

const texts = inMarket({
  cs: {
    walls: ['Pokladna a poradna', 'Stolní a stojanové ventilátory', 'Koupelny a potrubí', 'Výdej objednávek'],
    shop: (city: string) => `Prodejna ${city}`,
    around: 'dokola',
    scroll: 'posouvejte do stran',
  },
  sk: {
    walls: ['Pokladnica a poradňa', 'Stolové a stojanové ventilátory', 'Kúpeľne a potrubie', 'Výdaj objednávok'],
    shop: (city: string) => `Predajňa ${city}`,
    around: 'dookola',
    scroll: 'posúvajte do strán',
  },
})
const WALLS = texts.walls
const WALL = 900
const HEIGHT = 480

function fan(x: number, y: number, radius: number): string {
  const blades = [0, 120, 240].map(
    (turn) =>
      `<ellipse cx="0" cy="${-radius / 2}" rx="${radius / 4}" ry="${radius / 2.3}" transform="rotate(${turn})"/>`,
  )
  return `<g transform="translate(${x} ${y})"><circle r="${radius}" class="ring"/><g class="blades">${blades.join('')}</g><circle r="${radius / 7}" class="hub"/></g>`
}

function wall(title: string, at: number): string {
  const x = at * WALL
  const shelves = [170, 300].map((y) => `<rect x="${x + 90}" y="${y}" width="${WALL - 180}" height="8" class="shelf"/>`)
  const goods = Array.from({ length: 5 }, (_, place) => {
    const left = x + 170 + place * 140
    return fan(left, 125, 34) + fan(left, 250, 28 + ((at + place) % 3) * 6)
  })
  return `<rect x="${x}" width="${WALL}" height="380" class="wall${at % 2}"/>${shelves.join('')}${goods.join('')}<text x="${x + WALL / 2}" y="52">${escapeHtml(title)}</text>`
}

/** A virtual tour of a branch as a separate drawn page without scripts; visitors look around by scrolling. */
export function tourPage(city: string): string {
  const width = WALL * WALLS.length
  const title = escapeHtml(texts.shop(city))
  return `<!doctype html>
<html lang="${market}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>html,body{margin:0;height:100%;background:#0a2a33;color:#fff;font:16px/1.4 system-ui}
main{height:100%;overflow-x:auto;overflow-y:hidden}main:focus-visible{outline:3px solid #86a2ff;outline-offset:-3px}
svg{display:block;height:100%;width:auto}.wall0{fill:#e3edf0}.wall1{fill:#d3e0e4}.shelf{fill:#8a6a4f}
.ring{fill:#fff;stroke:#4a646d;stroke-width:4}.blades{fill:#2047d8}.hub{fill:#0a2a33}
text{font:600 26px system-ui;text-anchor:middle;fill:#0a2a33}p{position:fixed;inset:auto 0 0;margin:0;padding:.5rem 1rem;background:#0a2a33cc}</style>
<main tabindex="0" aria-label="${title} ${texts.around}">
<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${escapeHtml(WALLS.join(', '))}">
${WALLS.map(wall).join('\n')}
<rect y="380" width="${width}" height="100" fill="#b79b7f"/>
</svg></main>
<p>${title}: ${texts.scroll}.</p></html>`
}
