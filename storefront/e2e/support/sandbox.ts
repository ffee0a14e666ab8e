import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import { type LoginParams, login } from '@vanek/sdk/auth'
import { clearCart, removeCoupon, setCredits } from '@vanek/sdk/cart'
import { getOrderByToken, type Order } from '@vanek/sdk/checkout'
import type { BrowserContext } from '@playwright/test'
import { guestSettings } from '../../src/lib/page/settings.ts'

/** A shop that calls the sandbox directly; it is a visitor of its own. */
export const sandboxShop = (sandboxUrl: string): Shop =>
  createShop({
    endpoints: {
      shop: `${sandboxUrl}/store`,
      content: `${sandboxUrl}/cms`,
      cdn: `${sandboxUrl}/cdn`,
      services: `${sandboxUrl}/services`,
    },
    currency: guestSettings.currency,
    locale: guestSettings.locale,
    defaultLocale: guestSettings.defaultLocale,
    domainCode: guestSettings.domainCode,
    tokens: memoryTokens(),
  })

/** Clears what earlier tests left in the cart of an account. */
export async function emptyCartOf(sandboxUrl: string, credentials: LoginParams): Promise<void> {
  const shop = sandboxShop(sandboxUrl)
  unwrap(await login(shop, credentials))
  const cleared = await clearCart(shop)
  // a customer without a cart has an empty one
  if (!cleared.ok && cleared.error.code === 'cart_not_found') return
  unwrap(cleared)
  // both survive clearing
  unwrap(await removeCoupon(shop))
  unwrap(await setCredits(shop, { credits: 0 }))
}

/** The last order of a visitor with these cookies, from the sandbox; scripts have no access to its token. */
export async function orderOf(sandboxUrl: string, cookies: Iterable<readonly [string, string]>): Promise<Order> {
  const token = [...cookies].find(([name]) => name.endsWith('vanek_order'))?.[1]
  if (!token) throw new Error('No order was placed')
  return unwrap(await getOrderByToken(sandboxShop(sandboxUrl), { token }))
}

/** The last order of this visitor. */
export const placedOrder = async (sandboxUrl: string, context: BrowserContext): Promise<Order> =>
  orderOf(
    sandboxUrl,
    (await context.cookies()).map(({ name, value }) => [name, value] as const),
  )

export interface Mail {
  readonly kind: 'order' | 'paid' | 'newsletter' | 'activation' | 'login_code'
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Mails of the sandbox to a recipient, newest first. */
export async function mailsTo(sandboxUrl: string, recipient: string): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${sandboxUrl}/mailbox.json`)).json()) as { mails: Mail[] }
  return mails.filter((mail) => mail.recipient === recipient)
}

export interface Fault {
  readonly path: string
  readonly method?: string
  readonly times?: number
  readonly delayMs?: number
  readonly status?: number
  /** Replaces the response; HTML unless `contentType` is given. */
  readonly body?: string
  readonly contentType?: string
  readonly drop?: 'before' | 'after'
}

/** Enables faults of the sandbox; without any, disables all. */
export async function setFaults(sandboxUrl: string, ...faults: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  })
  if (!answer.ok) throw new Error(`The sandbox takes no faults: ${answer.status}`)
}
