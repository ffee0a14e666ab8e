import { sql } from 'kysely'
import { issueInvoice } from '../../src/invoices/issue.ts'
import type { SignedIn } from './customers.ts'
import { newKey, placement, samples } from './shopping.ts'
import type { World } from './world.ts'

const API = '/store/api/v1'

/** Valid request bodies of these operations. */
export const GOOD_BODIES: Readonly<Record<string, object>> = {
  changeUserOrderPayment: { payment_id: 3 },
  withdrawFromUserOrder: { note: 'Cizí poznámka' },
  fileUserOrderClaim: { item: 1, amount: 1, description: 'Cizí závada na zboží', wish: 'repair' },
  // not a photo: authorization is checked first
  addUserOrderClaimPhoto: {},
  setCredits: { credits: 20 },
  saveCartAsList: { name: 'Cizí seznam' },
  addShoppingListItem: { id: 10011, amount: 1 },
  addWishListItem: { id: 10011, amount: 1 },
  addUserAddress: {
    type: 'shipping',
    name: 'Cizí člověk',
    address: { street: 'Cizí 1', city: 'Cizov', postcode: '11111', country_code: 'CZE' },
    business: { business_name: 'Cizí firma', TIN: '', VATIN: '' },
  },
  updateUserAddress: {
    name: 'Cizí člověk',
    default: true,
    address: { street: 'Cizí 1', city: 'Cizov', postcode: '11111', country_code: 'CZE' },
    business: { business_name: 'Cizí firma', TIN: '', VATIN: '' },
  },
  updateUser: {
    firstName: 'Cizí',
    address: { street: 'Cizí 1', city: 'Cizov', postcode: '11111', country_code: 'CZE' },
    business: { business_name: 'Cizí firma', TIN: '', VATIN: '' },
    attributes: { custom: { ICDPH: 'SK2020317068' } },
  },
  changeEmail: { email: 'cizi@example.test', password: 'x', callbackUrl: 'http://shop.test/potvrdit-email' },
  deleteAccount: { password: 'x', agreed: true },
  changePassword: { old_password: 'x', password: 'dlouhé nové heslo', password_confirmation: 'dlouhé nové heslo' },
}

/** The data of a customer, under the names of path parameters. */
export interface Owned {
  readonly order: string
  readonly orderCode: string
  /** The number of the invoice. */
  readonly invoice: string
  /** The id of a claim photo. */
  readonly photo: string
  readonly address: number
  readonly list: number
  readonly listCode: string
  readonly item: number
  /** Texts that only the owner may read. */
  readonly secrets: readonly string[]
}

/** Creates an order, an address, a list with a line and a wish list for a customer. */
export async function createOwnedData(
  { request, ...world }: World,
  { bearer, email }: SignedIn,
  skip: number,
): Promise<Owned> {
  const [goods] = await samples(world, 1, 20, skip)
  const secret = `tajemstvi-${skip}-${email}`
  const change = async (path: string, body: object) =>
    (await request('POST', API + path, body, { bearer, key: newKey() })).body
  await change('/cart/items', { id: goods!.id, amount: 1 })
  const saved = await change('/user/shopping-lists', { name: secret })
  const { order } = await change('/cart/place', placement({ email, comment: secret }))
  const invoice = await invoiceOf(world, order.id)
  const address = await change('/user/addresses', { ...GOOD_BODIES['addUserAddress'], name: secret, default: true })
  await change('/user/shopping-lists/code/wishlist/items', { id: goods!.id, amount: 1, custom: { text: secret } })
  const list = (await request('GET', `${API}/user/shopping-lists/${saved.id}`, undefined, { bearer })).body
  return {
    ...{ order: order.id, orderCode: order.code, invoice, address: address.id },
    photo: await claimPhotoOf(world, order.id),
    ...{ list: list.id, listCode: list.code, item: list.items[0].id },
    secrets: [secret, order.token, `"code":"${order.code}"`],
  }
}

/** Issues the invoice of an order as if it were paid now; returns its number. */
export async function invoiceOf({ database, clock }: Pick<World, 'database' | 'clock'>, id: string): Promise<string> {
  const order = await database.q.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { number } = await issueInvoice({ database }, order, { at: clock.now(), isPaid: true })
  return number
}

/** Inserts a claim photo for an order; returns its id. */
export async function claimPhotoOf(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  orderId: string,
): Promise<string> {
  const id = `foto-${orderId}`
  const [photo, created] = [Buffer.from('fotka'), clock.now().toISOString()]
  await database.q
    .insertInto('claim_photos')
    .values({ order_id: orderId, id, width: 1, height: 1, photo, small: photo, used: true, created })
    .execute()
  return id
}

/** All rows that belong to a customer, to detect changes. */
export async function rowsOf({ database: { q } }: Pick<World, 'database'>, customerId: number): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'customer_id' order by 1`.execute(q)
  const all: object[] = await q.selectFrom('customers').selectAll().where('id', '=', customerId).execute()
  for (const { name } of tables) {
    const { rows } = await sql<object>`
      select * from ${sql.table(name)} t where customer_id = ${customerId} order by t::text`.execute(q)
    all.push({ name, rows })
  }
  const items = await q
    .selectFrom('shopping_list_items')
    .innerJoin('shopping_lists', 'shopping_lists.id', 'list_id')
    .selectAll('shopping_list_items')
    .where('customer_id', '=', customerId)
    .orderBy('shopping_list_items.id')
    .execute()
  return JSON.stringify([all, items])
}
