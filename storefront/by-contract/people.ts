import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '../../specs/sandbox/src/http/hash.ts'
import { newCustomer } from '../../specs/sandbox/test/support/customers.ts'
import { claimPhotoOf, invoiceOf } from '../../specs/sandbox/test/support/owned.ts'
import { newKey, placement, samples } from '../../specs/sandbox/test/support/shopping.ts'
import type { World } from '../../specs/sandbox/test/support/world.ts'
import type { Examples } from './examples.ts'

/** A shopper with data of their own. */
export interface Person {
  readonly bearer?: string
  readonly cart?: string
  readonly id?: number
  readonly email: string
  /** The id of an order. */
  readonly order: string
  /** Values for the parameters of operations: `orders/id` in paths, `?q` in queries, `.name` in bodies. */
  readonly own: Examples
  /** Texts that nobody else may see. */
  readonly secrets: readonly string[]
}

const API = '/store/api/v1'

/** Values that are public. */
async function common({ database, clock }: World): Promise<Examples> {
  const { q } = database
  const { slug, id, doc } = await q
    .selectFrom('products')
    .select(['slug', 'id', 'doc'])
    .where(sql<boolean>`jsonb_array_length(doc -> 'images') > 0 and saleable and visible_to is null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const branch = await q
    .selectFrom('branches')
    .select(['remote_id', 'shipper_id'])
    .where('remote_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const address = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
  const password = 'dlouhe-nove-heslo-7'
  return {
    ...{ 'products/id': id, 'shippers/shipperId': branch.shipper_id, 'branches/remoteId': branch.remote_id },
    ...{ 'menu-object/code': 'main', 'upload/path': `products/${slug}.pdf`, 'image/style': 'style-w56-h56' },
    ...{ 'image/path': doc.images[0]?.path, 'download/path': doc.images[0]?.path.replace('.png', '.webp') },
    ...{ '?since': clock.now().toISOString().slice(0, 10), '?shipperId': 1, '?ico': '98001019', '?lang': 'cs' },
    ...{ '?scope': JSON.stringify({ category: 'koupelnove-ventilatory' }), '?path': '/doprava', '?kind': 'product' },
    ...{ '?route': 'catchAll-slug', '?q': 'ventilator', '?placement': 'homepage', '?ip': '192.0.2.1' },
    ...{ '.amount': 1, '.name': 'Cizí člověk', '.phone': '+420 777 111 222', '.address': address },
    ...{ '.password': password, '.password_confirmation': password, '.credits': 0, '.couponCode': 'VANEK10' },
    ...{
      '.billing_address': address,
      '.payment_id': 1,
      '.shipper_id': 1,
      '.rating': 80,
      'getBranches?shipper_id': branch.shipper_id,
    },
    ...{
      'placeOrder.shipping': { name: 'Cizí člověk', address },
      '.business': { business_name: 'Cizí firma', TIN: '', VATIN: '' },
      '.branch_id': null,
    },
    ...{ 'subscribeNewsletter.callbackUrl': 'http://localhost:3000/aktivovat' },
    ...{ 'forgotPassword.callbackUrl': 'http://localhost:3000/resetovat-heslo' },
    ...{ 'changeEmail.callbackUrl': 'http://localhost:3000/potvrdit-email' },
    ...{ 'changeEmail.email': 'jina-adresa@example.test' },
    ...{ 'requestOrderLookup.callbackUrl': 'http://localhost:3000/sledovani-objednavky/odkaz' },
    ...{ '.item': 1, '.wish': 'repair' },
    ...{
      'graphql.query': '{ homepage { title } }',
      '.apiKey': 'vanek-demo-overeno',
      'validateInput.value': 'Lipová 14',
    },
    ...{ 'addCartItem.credits': false, 'addCartItems.credits': false, 'getWidgetProducts.productId': id },
    ...{ 'getWidgetProducts.categoryId': null, 'getWidgetProducts.userId': null },
  }
}

const made = new WeakMap<World, Promise<Examples>>()
const commonOf = (world: World): Promise<Examples> => {
  const known = made.get(world) ?? common(world)
  made.set(world, known)
  return known
}

async function wordsOf(world: World) {
  const secret = `tajemstvi-${randomUUID()}`
  const [first, second, third] = (await samples(world, 3, 900, 60)).map(({ id }) => id)
  if (!first || !second || !third) throw new Error('The seed has no such goods')
  const change = async (method: string, path: string, body: object | undefined, who: object) => {
    const answer = await world.request(method, API + path, body, { ...who, key: newKey() })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return { secret, goods: { first, second, third }, change }
}

/** A customer with an order, a cart, an address, a list with a line and a wish list. */
export async function aCustomer(world: World, groups: readonly string[] = []): Promise<Person> {
  const { secret, goods, change } = await wordsOf(world)
  const customer = await newCustomer(world)
  const { bearer, email, id } = customer
  const who = { bearer }
  const variant = goods.first
  const put = (variantId: number) => change('POST', '/cart/items', { id: variantId, amount: 1 }, who)
  await change('PATCH', '/user', { firstName: secret, phone: '+420 777 000 111' }, who)
  await put(variant)
  const saved = await change('POST', '/user/shopping-lists', { name: secret }, who)
  const { order } = await change('POST', '/cart/place', placement({ email, comment: secret }), who)
  const invoice = await invoiceOf(world, order.id)
  const address = await change(
    ...(['POST', '/user/addresses'] as const),
    {
      ...{ type: 'shipping', name: secret, default: true },
      address: { street: `${secret} 1`, city: 'Cizov', postcode: '11111', country_code: 'CZE' },
    },
    who,
  )
  await put(goods.second)
  const { items } = await change('GET', '/cart', undefined, who)
  const quote = await change('POST', '/cart/quote', { name: secret }, who)
  await change(
    'POST',
    '/user/shopping-lists/code/wishlist/items',
    { id: variant, amount: 1, custom: { text: secret } },
    who,
  )
  const list = await change('GET', `/user/shopping-lists/${saved.id}`, undefined, who)
  if (groups.length > 0)
    await world.database.q
      .updateTable('customers')
      .set({ groups: [...groups] })
      .where('id', '=', id)
      .execute()
  return {
    ...{ bearer, email, id, order: order.id },
    own: {
      ...(await commonOf(world)),
      ...{ 'items/id': items[0].id, 'orders/id': order.id, 'orders/code': order.code, 'orders/token': order.token },
      ...{ 'documents/number': invoice, 'claim-photos/photo': await claimPhotoOf(world, order.id) },
      ...{ 'quotes/token': quote.token },
      ...{ 'addresses/id': address.id, 'shopping-lists/id': list.id, 'shopping-lists/code': list.code },
      ...{ 'items/itemId': list.items[0].id, '.id': goods.third, '.email': email },
      ...{ 'addCartItem.parent_id': items[0].id, '.orderId': order.code, 'requestOrderLookup.code': order.code },
    },
    secrets: [secret, email, order.token, quote.token, `"${order.code}"`, order.id, bearer],
  }
}

/** A guest with an order and another cart. */
export async function aGuest(world: World): Promise<Person> {
  const { secret, goods, change } = await wordsOf(world)
  const email = `host-${randomUUID()}@example.test`
  const add = (variant: number) => change('POST', '/cart/items', { id: variant, amount: 1 }, {})
  const first = (await add(goods.first)).meta.custom.guestCartToken as string
  const { order } = await change('POST', '/cart/place', placement({ email, comment: secret }), { cart: first })
  const cart = (await add(goods.second)).meta.custom.guestCartToken as string
  const { items } = await change('GET', '/cart', undefined, { cart })
  const quote = await change('POST', '/cart/quote', { name: secret }, { cart })
  return {
    ...{ cart, email, order: order.id },
    own: {
      ...(await commonOf(world)),
      ...{ 'documents/number': await invoiceOf(world, order.id), 'quotes/token': quote.token },
      ...{ 'claim-photos/photo': await claimPhotoOf(world, order.id) },
      ...{ 'items/id': items[0].id, 'orders/token': order.token, '.id': goods.third, '.email': email },
      ...{ 'addCartItem.parent_id': items[0].id, '.orderId': order.code, 'requestOrderLookup.code': order.code },
    },
    secrets: [secret, email, order.token, quote.token, `"${order.code}"`, order.id, cart, first],
  }
}

/** A token of the customer that has expired. */
export async function anExpiredToken({ database, clock }: World, { id = 0 }: Person): Promise<string> {
  const bearer = `bearer-${randomUUID()}`
  const expires = new Date(clock.now().getTime() - 1_000).toISOString()
  await database.q
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(bearer), customer_id: id, expires })
    .execute()
  return bearer
}

/** Signs somebody in again after they were signed out. */
export async function signedInAgain({ database, clock }: World, { bearer, id }: Person): Promise<void> {
  if (bearer === undefined || id === undefined) return
  const expires = new Date(clock.now().getTime() + 3_600_000).toISOString()
  await database.q
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(bearer), customer_id: id, expires })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** All rows that belong to a shopper, to detect changes. */
export async function rowsOf({ database: { q } }: Pick<World, 'database'>, person: Person): Promise<string> {
  const { id = -1, cart = '' } = person
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name in ('customer_id', 'list_id', 'cart_id', 'order_id')
      and table_name not in ('access_tokens', 'registrations', 'review_orders')
    order by 1, 2`.execute(q)
  const owned: Readonly<Record<string, ReturnType<typeof sql>>> = {
    customer_id: sql`${id}`,
    list_id: sql`select id from shopping_lists where customer_id = ${id}`,
    cart_id: sql`select id from carts where customer_id = ${id} or token_hash = ${hashToken(cart)}`,
    order_id: sql`select id from orders where customer_id = ${id} or id::text = ${person.order}`,
  }
  const all: object[] = [await q.selectFrom('customers').selectAll().where('id', '=', id).execute()]
  for (const { name, column } of tables) {
    const { rows } = await sql<object>`
      select * from ${sql.table(name)} t where ${sql.ref(column)} in (${owned[column] ?? sql`null`}) order by t::text`.execute(
      q,
    )
    all.push({ name, column, rows })
  }
  return JSON.stringify(all)
}
