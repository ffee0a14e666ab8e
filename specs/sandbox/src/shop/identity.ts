import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import { currencyByCode, type Currency } from '../pricing/currency.ts'
import { usualPrices, type PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'

export type Customer = Selectable<Schema['customers']>

/** Who asks: a signed-in customer, the holder of a guest cart, or nobody known. */
export type Identity =
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'guest'; readonly tokenHash: string }
  | { readonly kind: 'nobody' }

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The customer of a live token. */
export async function customerByToken({ database, clock }: Services, token: string): Promise<Customer | undefined> {
  return database.q
    .selectFrom('customers')
    .innerJoin('access_tokens', 'access_tokens.customer_id', 'customers.id')
    .selectAll('customers')
    .where('access_tokens.token_hash', '=', hashToken(token))
    .where('access_tokens.expires', '>', clock.now().toISOString())
    .executeTakeFirst()
}

/** @throws the refusal `unauthorized` when a bearer token is sent that is not alive */
export async function identify(services: Services, request: FastifyRequest): Promise<Identity> {
  if (request.headers.authorization !== undefined)
    return { kind: 'customer', customer: await mustBeCustomer(services, request) }
  const guestToken = request.headers['x-guest-cart-token']
  if (typeof guestToken === 'string' && guestToken !== '') return { kind: 'guest', tokenHash: hashToken(guestToken) }
  return { kind: 'nobody' }
}

export async function mustBeCustomer(services: Services, request: FastifyRequest): Promise<Customer> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByToken(services, token)
  if (customer === undefined) throw refusal('unauthorized')
  return customer
}

/** The prices that this identity buys for. */
export function priceListOf(services: Services, identity: Identity, currency: Currency): Promise<PriceList> {
  return priceListByCode(services, identity.kind === 'customer' ? identity.customer.price_list : null, currency)
}

async function priceListByCode({ database }: Services, code: string | null, currency: Currency): Promise<PriceList> {
  if (code === null || code === '') return usualPrices(currency)
  const row = await database.q.selectFrom('price_lists').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? { code: row.code, percentOff: row.percent_off, currency } : usualPrices(currency)
}

/** The currency in which whoever asks sees and pays prices (B7.05); crowns when it is missing or unknown. */
export function currencyOf(request: FastifyRequest): Currency {
  return currencyByCode(request.headers['x-currency'])
}

/**
 * The prices that a page of this segment shows: those of the customer, else those named by `X-User-Variant`, which a
 * server sends that renders one page for a whole segment. Nobody can buy for prices named this way.
 */
export async function shownPriceList(services: Services, request: FastifyRequest): Promise<PriceList> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByToken(services, token)
  const variant = customer ? customer.price_list : request.headers['x-user-variant']
  return priceListByCode(services, typeof variant === 'string' ? variant : null, currencyOf(request))
}

/**
 * The groups of customers whose pages are shown: those of the customer, else those named by `X-User-Groups`, which a
 * server sends that renders one page for a whole segment. Nobody can buy what only a group may, by naming it.
 */
export async function shownGroups(services: Services, request: FastifyRequest): Promise<readonly string[]> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByToken(services, token)
  if (customer) return customer.groups
  const groups = request.headers['x-user-groups']
  return typeof groups === 'string' ? groups.split(',').map((group) => group.trim()) : []
}

/** Whether something is for everybody or for one of these groups. */
export function isVisible({ visible_to }: { readonly visible_to: string | null }, groups: readonly string[]): boolean {
  return visible_to === null || groups.includes(visible_to)
}
