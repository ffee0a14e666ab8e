import type { FastifyRequest } from 'fastify'
import { sql, type Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import { currencyByCode, type Currency } from '../pricing/currency.ts'
import { usualPrices, type PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { DOMAIN_CODE } from './settings.ts'

export type Customer = Selectable<Schema['customers']>

/** The client: a signed-in customer, a guest with a cart, or an anonymous visitor. */
export type Identity =
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'guest'; readonly tokenHash: string }
  | { readonly kind: 'anonymous' }

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

interface Known extends Customer {
  /** Whether one of their groups is restricted now (C6.08). */
  readonly is_restricted: boolean
}

/** Whether one of these groups is restricted. */
const isRestricted = (groups: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from documents where kind = 'settings' and key = ${DOMAIN_CODE}
  and doc -> 'restricted_groups' ?| ${groups})`

async function customerByAccessToken({ database, clock }: Services, token: string): Promise<Known | undefined> {
  return database.q
    .selectFrom('customers')
    .innerJoin('access_tokens', 'access_tokens.customer_id', 'customers.id')
    .selectAll('customers')
    .select(isRestricted(sql.ref('customers.groups')).as('is_restricted'))
    .where('access_tokens.token_hash', '=', hashToken(token))
    .where('access_tokens.expires', '>', clock.now().toISOString())
    .executeTakeFirst()
}

/** The customer of a valid token, unless they are restricted. */
async function customerByToken(services: Services, token: string): Promise<Customer | undefined> {
  const known = await customerByAccessToken(services, token)
  return known?.is_restricted === true ? undefined : known
}

/**
 * Must be called before a token is issued.
 *
 * @throws the refusal `customer_restricted` for a customer of a restricted group
 */
export async function mustNotBeRestricted({ database }: Services, customerId: number): Promise<void> {
  const found = await database.q
    .selectFrom('customers')
    .select(isRestricted(sql.ref('customers.groups')).as('is_restricted'))
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (found?.is_restricted === true) throw refusal('customer_restricted')
}

/** @throws the refusals `unauthorized`, `customer_restricted` for a bearer token that is not valid */
export async function identify(services: Services, request: FastifyRequest): Promise<Identity> {
  if (request.headers.authorization !== undefined)
    return { kind: 'customer', customer: await mustBeCustomer(services, request) }
  const guestToken = request.headers['x-guest-cart-token']
  if (typeof guestToken === 'string' && guestToken !== '') return { kind: 'guest', tokenHash: hashToken(guestToken) }
  return { kind: 'anonymous' }
}

export async function mustBeCustomer(services: Services, request: FastifyRequest): Promise<Customer> {
  const customer = await mustHaveToken(services, request)
  if (customer.is_restricted) throw refusal('customer_restricted')
  return customer
}

/** The customer of a valid token, even in a restricted group, because they may sign out. @throws the refusal `unauthorized` */
export async function mustHaveToken(services: Services, request: FastifyRequest): Promise<Known> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByAccessToken(services, token)
  if (customer === undefined) throw refusal('unauthorized')
  return customer
}

/** Rate limit key of a client; null for an anonymous one. */
export function nameOf(identity: Identity): string | null {
  if (identity.kind === 'customer') return `customer ${identity.customer.id}`
  return identity.kind === 'guest' ? `guest ${identity.tokenHash}` : null
}

/** The price list of this identity. */
export function priceListOf(services: Services, identity: Identity, currency: Currency): Promise<PriceList> {
  return priceListByCode(services, identity.kind === 'customer' ? identity.customer.price_list : null, currency)
}

async function priceListByCode({ database }: Services, code: string | null, currency: Currency): Promise<PriceList> {
  if (code === null || code === '') return usualPrices(currency)
  const row = await database.q.selectFrom('price_lists').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? { code: row.code, percentOff: row.percent_off, currency } : usualPrices(currency)
}

/** The currency of a request (B7.05); the home currency if it is missing or unknown. */
export function currencyOf(request: FastifyRequest): Currency {
  return currencyByCode(request.headers['x-currency'])
}

/**
 * The price list for pages of a segment: that of the customer, or of `X-User-Variant`, which is sent by a server that
 * renders one page for a whole segment. The header does not affect what a customer pays.
 */
export async function shownPriceList(services: Services, request: FastifyRequest): Promise<PriceList> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByToken(services, token)
  const variant = customer ? customer.price_list : request.headers['x-user-variant']
  return priceListByCode(services, typeof variant === 'string' ? variant : null, currencyOf(request))
}

/**
 * The groups for pages of a segment: those of the customer, or of `X-User-Groups`, which is sent by a server that renders
 * one page for a whole segment. The header does not allow buying goods that are restricted to a group.
 */
export async function shownGroups(services: Services, request: FastifyRequest): Promise<readonly string[]> {
  const token = bearerOf(request)
  const customer = token === undefined ? undefined : await customerByToken(services, token)
  if (customer) return customer.groups
  const groups = request.headers['x-user-groups']
  return typeof groups === 'string' ? groups.split(',').map((group) => group.trim()) : []
}

/** Whether something is public or visible to one of these groups. */
export function isVisible({ visible_to }: { readonly visible_to: string | null }, groups: readonly string[]): boolean {
  return visible_to === null || groups.includes(visible_to)
}
