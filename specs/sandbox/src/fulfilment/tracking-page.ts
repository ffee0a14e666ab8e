import { inPrague } from '../clock.ts'
import { escapeHtml } from '../http/html.ts'
import { orderView, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { htmlPage } from '../gateway/page.ts'

const STATES: Readonly<Record<Shop['Parcel']['state'], string>> = {
  packed: 'Odesílatel zásilku připravil.',
  on_the_way: 'Zásilka je na cestě.',
  late: 'Zásilka se zpozdila. Omlouváme se.',
  lost: 'Zásilku hledáme.',
  damaged: 'Zásilka se cestou poškodila. Odesílatel o tom ví.',
  refused: 'Příjemce zásilku nepřevzal, vrací se odesílateli.',
  delivered: 'Zásilka je doručená.',
  returned: 'Zásilka se vrátila odesílateli.',
}

const PLACES: Partial<Record<Shop['OrderEvent']['kind'], string>> = {
  packed: 'Připraveno u odesílatele',
  handed_over: 'Převzato od odesílatele',
  delivered: 'Doručeno',
  returned: 'Vráceno odesílateli',
}

/** The carrier's page about a parcel: what happened to it, and nothing about who sends or gets what. */
export function trackingPage(order: OrderRow, services: Services): string {
  const { events, parcels } = orderView(order, services)
  const [parcel] = parcels
  if (parcel === undefined) return ''
  const rows = events.flatMap(({ kind, at }) => {
    const place = PLACES[kind]
    return place === undefined ? [] : [`<li>${written(at)} ${place}</li>`]
  })
  const expected = parcel.expected ? `<p>Předpokládané doručení: ${dayOf(parcel.expected)}</p>` : ''
  return htmlPage(
    `Zásilka ${escapeHtml(parcel.number)}`,
    `<p>${escapeHtml(parcel.carrier)}</p>\n<p class="done">${STATES[parcel.state]}</p>\n${expected}\n<ol>${rows.join('')}</ol>`,
    'Zkušební dopravce, nikdo nic neveze',
  )
}

const dayOf = (day: string) => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')

function written(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return `<time datetime="${at}">${dayOf(day)} ${time}</time>`
}
