import { inPrague } from '../clock.ts'
import { escapeHtml } from '../http/html.ts'
import { inMarket } from '../market.ts'
import { orderView, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { htmlPage } from '../gateway/page.ts'
import { trackingTexts as cs } from './tracking-texts.cs.ts'
import { trackingTexts as sk } from './tracking-texts.sk.ts'

const texts = inMarket({ cs, sk })

const PLACES: Partial<Record<Shop['OrderEvent']['kind'], string>> = {
  packed: texts.packed,
  handed_over: texts.handedOver,
  delivered: texts.delivered,
  returned: texts.returned,
}

/** The carrier's tracking page: the events of a parcel, without sender, recipient and content. */
export function trackingPage(order: OrderRow, services: Services): string {
  const { events, parcels } = orderView(order, services)
  const [parcel] = parcels
  if (parcel === undefined) return ''
  const rows = events.flatMap(({ kind, at }) => {
    const place = PLACES[kind]
    return place === undefined ? [] : [`<li>${written(at)} ${place}</li>`]
  })
  const expected = parcel.expected ? `<p>${texts.expected(dayOf(parcel.expected))}</p>` : ''
  return htmlPage(
    texts.title(escapeHtml(parcel.number)),
    `<p>${escapeHtml(parcel.carrier)}</p>\n<p class="done">${texts.states[parcel.state]}</p>\n${expected}\n<ol>${rows.join('')}</ol>`,
    texts.mark,
  )
}

const dayOf = (day: string) => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')

function written(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return `<time datetime="${at}">${dayOf(day)} ${time}</time>`
}
