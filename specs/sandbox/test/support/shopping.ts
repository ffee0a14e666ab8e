import { sql } from 'kysely'
import type { Shop } from '../../src/wire.ts'
import type { SendRequest, World } from './world.ts'

const API = '/store/api/v1'

/** A valid order placement with overrides. */
export function placement(change: Partial<Shop['OrderPlacement']> = {}): Shop['OrderPlacement'] {
  const address = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
  return {
    name: 'Jan Novák',
    firstName: 'Jan',
    lastName: 'Novák',
    email: 'jan.novak@example.test',
    phone: '+420 777 111 222',
    billing_address: address,
    business: null,
    shipping: { name: 'Jan Novák', address },
    payment_id: 1,
    shipper_id: 1,
    branch_id: null,
    terms: true,
    ...change,
  }
}

/** Creates a guest cart with one line; returns its token. */
export async function guestCart(request: SendRequest, variantId: number, amount = 1): Promise<string> {
  const { status, body } = await request('POST', `${API}/cart/items`, { id: variantId, amount })
  if (status !== 200) throw new Error(`Adding failed: ${JSON.stringify(body)}`)
  return body.meta.custom.guestCartToken as string
}

export interface Sample {
  readonly id: number
  readonly productId: number
  readonly price: number
  readonly amountMax: number
}

/**
 * Variants of ordinary goods (not oversized, with stock tracking, without free shipping), each of another product, with the
 * given stock in the central warehouse only. `skip` keeps suites from using the same variants.
 */
export async function samples(
  { database }: Pick<World, 'database'>,
  count: number,
  pieces: number,
  skip = 0,
): Promise<Sample[]> {
  const rows = await database.q
    .selectFrom('variants')
    .innerJoin('products', 'products.default_variant_id', 'variants.id')
    .select(['variants.id', 'variants.product_id', 'variants.price', 'variants.amount_max'])
    .where('variants.check_stock', '=', true)
    .where('variants.amount_min', '=', 1)
    .where('variants.amount_max', '>=', 10)
    .where('products.saleable', '=', true)
    .where('products.visible_to', 'is', null)
    .where('products.oversized', '=', false)
    .where('products.free_shipping', '=', false)
    .where('variants.price', '<', 100_000)
    .orderBy('variants.id')
    .limit(count)
    .offset(skip)
    .execute()
  for (const { id } of rows) await setStock(database, id, pieces)
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    price: row.price,
    amountMax: row.amount_max,
  }))
}

export async function sample(world: Pick<World, 'database'>, pieces: number, skip = 0): Promise<Sample> {
  const [one] = await samples(world, 1, pieces, skip)
  if (one === undefined) throw new Error('The seed has no such variant.')
  return one
}

/** Sets the stock of the central warehouse, and removes all other stock. */
export async function setStock(database: World['database'], variantId: number, pieces: number): Promise<void> {
  await database.q.deleteFrom('stock').where('variant_id', '=', variantId).execute()
  await database.q.insertInto('stock').values({ variant_id: variantId, warehouse_id: 1, amount: pieces }).execute()
}

export async function stockLeft({ database }: Pick<World, 'database'>, variantId: number): Promise<number> {
  const { left } = await database.q
    .selectFrom('stock')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('left'))
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow()
  return left
}

export async function signIn(request: SendRequest, email: string): Promise<string> {
  const { body } = await request('POST', '/store/api/oauth/login', { email, password: 'vetrak-2026' })
  return body.data.access_token as string
}

const made = { keys: 0 }

/** A unique idempotency key. */
export function newKey(): string {
  made.keys += 1
  return `test-key-${process.pid}-${made.keys}`
}

export function codesOf(body: { errors?: readonly { code: string }[] }): string[] {
  return (body.errors ?? []).map(({ code }) => code)
}
