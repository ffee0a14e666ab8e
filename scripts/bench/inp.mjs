// Interaction to next paint on a slowed phone: from a touch or key to the frame that shows its effect.
import { median, number, table } from './print.mjs'
import { blockingOf, interactionOf, settled, slowdown, withPhone } from './phone.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const listing = '/domaci-ventilatory'

/** Makes a cart of so many lines; the goods come from listings. */
async function fill(page, base, lines) {
  const ids = new Set()
  for (const category of ['domaci-ventilatory', 'koupelnove-ventilatory', 'potrubi-a-tvarovky', 'mrizky-a-ventily'])
    for (let at = 1; at < 8 && ids.size < lines; at += 1) {
      const html = await (await page.request.get(`${base}/${category}?page=${at}`)).text()
      for (const [, id] of html.matchAll(/name="variantId" value="(\d+)"/g)) if (ids.size < lines) ids.add(id)
    }
  if (ids.size < lines) throw new Error(`Only ${ids.size} of ${lines} products for sale were found`)
  for (const variantId of ids)
    await page.request.post(`${base}/kosik`, {
      form: { intent: 'add', variantId, amount: '1' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
}

/** What is measured: where, and what is done the first time and later. */
const interactions = [
  {
    name: 'add to cart',
    path: ({ product }) => product,
    act: ({ tap }) => tap('main form[action="/kosik"] button[type=submit]'),
  },
  { name: 'open the menu', path: () => listing, act: ({ tap }) => tap('details.menu > summary'), twice: true },
  { name: 'focus the search', path: () => listing, act: ({ tap }) => tap('input[name=q]'), once: true },
  {
    name: 'type in the search',
    path: () => listing,
    before: ({ tap }) => tap('input[name=q]'),
    act: ({ page }, at) => page.keyboard.press('venti'[at]),
  },
  { name: 'open the filters', path: () => listing, act: ({ tap }) => tap('.filters-open'), once: true },
  {
    name: 'tick a filter',
    path: () => listing,
    before: ({ tap }) => tap('.filters-open'),
    act: ({ tap }, at) => tap('.filters .tick', at + 1),
  },
  { name: 'save to compare', path: ({ product }) => product, act: ({ tap }) => tap('.compare-text'), once: true },
  ...[1, 100].map((lines) => ({
    name: `change a quantity, ${lines} ${lines === 1 ? 'line' : 'lines'}`,
    lines,
    path: () => '/kosik',
    act: ({ tap }) => tap('ul.lines button[aria-label^="Přidat"]'),
  })),
]

/** One visit; returns the first and the later times, and how long the page was blocked while it loaded. */
async function visitOf(phone, url, { path, before, act, lines, once, twice }, known) {
  return phone(url, async (visit) => {
    const { page, throttle } = visit
    if (lines) {
      await throttle(1)
      await fill(page, url, lines)
      await throttle()
    }
    await page.goto(path(known))
    await settled(page)
    const blocking = await blockingOf(page)
    if (before) {
      await before(visit)
      await settled(page)
    }
    const first = await interactionOf(page, () => act(visit, 0))
    const later = []
    for (const at of once ? [] : [1, 2]) {
      // the second press would undo the first one
      if (twice) await act(visit, at).then(() => settled(page, 300))
      later.push(await interactionOf(page, () => act(visit, at)))
    }
    return { first, later, blocking }
  })
}

/** Measures and prints the results. */
export async function measureInteractions(env, { rounds }) {
  const server = await startServer(storefront, env)
  try {
    const known = { product: await productPath(server.url) }
    const rows = []
    await withPhone(async (phone) => {
      for (const each of interactions) {
        const visits = []
        for (let round = 0; round < rounds; round += 1) visits.push(await visitOf(phone, server.url, each, known))
        const later = visits.flatMap((visit) => visit.later)
        rows.push([
          each.name,
          number(median(visits.map(({ first }) => first))),
          later.length > 0 ? number(median(later)) : '',
          number(median(visits.map(({ blocking }) => blocking))),
        ])
      }
    })
    table(
      `Interaction to next paint, ms, 390 px, processor slowed ${slowdown} times, medians of ${rounds} visits`,
      ['', 'first', 'later', 'blocked while loading'],
      rows,
    )
  } finally {
    await server.stop()
  }
}
