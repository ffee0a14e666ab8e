import { finishedPath, guestOrderPath } from '#market/paths'
import { type Shop, unwrap } from '@vanek/sdk'
import {
  type CalendarDate,
  type DeliveryTerms,
  findOrder,
  finishedView,
  type Order,
  pickupDate,
} from '@vanek/sdk/checkout'
import { getBranch, withFallbackData } from '@vanek/sdk/content'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getOrderDocuments, type OrderClaims, type OrderDocuments } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { shownIn, wasOpened } from '../../entities/order/shown-order.tsx'
import { type ActionsData, actOnOrder, loadActions, loadClaims } from '../../features/order-actions/act.ts'
import { changedMark } from '../../features/order-actions/intents.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { ConversionScripts, PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { type AccountAnswer, registerFrom } from './account.ts'
import { endVerifying } from '../../lib/session/verifying-cookie.ts'
import { calendar, dateAt } from '../../market/calendar.ts'

/** When a branch is open to hand over an order that is ready today. */
export interface OpenBranch {
  /** The first day from now on. */
  readonly date: CalendarDate
  readonly branches: NonNullable<DeliveryTerms['branches']>
}

export interface FinishedData {
  readonly order: Order
  /** Null if they could not be loaded. */
  readonly documents: OrderDocuments | null
  /** Null if there can be none yet, or if they could not be loaded. */
  readonly claims: OrderClaims | null
  /** Whether the visitor is a guest. */
  readonly guest: boolean
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
  /** Null if the order is not collected today, or if the opening hours could not be loaded. */
  readonly pickup: OpenBranch | null
  readonly actions: ActionsData
  /** Scripts of conversion services. */
  readonly scripts: ConversionScripts
}

const current = { token: 'current' }

const noScripts: ConversionScripts = { priceComparison: null, shopping: null }

// an order that is ready can be collected until the branch closes; `pickupDate` counts a day only until an hour before
const beforeClosingMs = 59 * 60_000

/** Loads the opening hours of the branch where an order is collected today: it may be closed (C9.14). */
async function loadPickup(shop: Shop, order: Order, now: number): Promise<OpenBranch | null> {
  if (order.nearestDeliveryDate !== dateAt(now)) return null
  const { type, branch } = order.shipper
  if (type !== 'PERSONAL' || !branch) return null
  const found = await withFallbackData(shop, 'the hours of the branch', getBranch(shop, { storeId: branch.id }), null)
  if (!found) return null
  const hours = found.opening_hours.flatMap(({ day, open, close }) =>
    open && close ? { days: [day], from: open.padStart(5, '0'), to: close.padStart(5, '0') } : [],
  )
  const at = { now: new Date(now - beforeClosingMs), isHere: true, delayDays: 0, delivery: {}, calendar }
  const date = pickupDate({ ...at, hours })
  return { date, branches: [{ warehouseId: found.warehouseId, nearestDeliveryDate: date, hours }] }
}

/** Loads the order that was just placed (C2.04, C7.27); redirects to the cart if there is none (C2.32). */
export const loader: VisitorLoader<FinishedData> = async (
  _args,
  { shop, cookies, conversionScripts: scripts = noScripts },
) => {
  // only the server knows the token itself
  const [found, documents] = await Promise.all([findOrder(shop, current), getOrderDocuments(shop, current)])
  const view = finishedView(unwrap(found))
  if ('redirectTo' in view) throw redirect(stepPaths[view.redirectTo], 303)
  endVerifying(cookies)
  // conversions are tracked only in the browser where the order was placed
  if (wasOpened(cookies, view.show.code)) throw redirectDocument(guestOrderPath, 303)
  const [actions, claims, pickup] = await Promise.all([
    loadActions(shop, current, view.show),
    loadClaims(shop, current, view.show),
    loadPickup(shop, view.show, shop.config.clock.now()),
  ])
  const today = dateAt(actions.now)
  return {
    order: view.show,
    documents: documents.ok ? documents.data : null,
    claims,
    guest: !shop.config.tokens.has('auth'),
    today,
    pickup,
    actions,
    scripts,
  }
}

/** Error of an order form. */
export interface OrderRefusal {
  readonly text: string
}

export interface FinishedAnswer extends Partial<OrderRefusal> {
  readonly account?: AccountAnswer
}

/** Pays, changes or cancels the order that was just placed, and redirects back to it; or requests an account. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop } = env
  const form = await formOf(request)
  if (textIn(form, 'intent') === 'register') {
    const account = await registerFrom(form, shop, shownIn(form, current))
    // another tab may have placed another one since, of somebody else
    if (!account) return redirect(finishedPath, 303)
    return data<FinishedAnswer>({ account }, { status: account.done ? 200 : 422 })
  }
  const acted = await actOnOrder(form, shop, shownIn(form, current))
  if (acted?.kind === 'pay') return toPayment(acted.start, env)
  if (acted?.kind === 'refused') return data<OrderRefusal>({ text: errorText(messages, acted.error) }, { status: 422 })
  return redirect(acted?.kind === 'payment_changed' ? `${finishedPath}?zmena=${changedMark}` : finishedPath, 303)
}
