import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findCart } from '../cart/find.ts'
import { loadCart } from '../cart/load.ts'
import { inPrague } from '../clock.ts'
import { addDays } from '../delivery/days.ts'
import { refusal } from '../http/errors.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import { inMarket } from '../market.ts'
import { fromMajor, toMajor } from '../money.ts'
import { goodsLine } from '../orders/compose.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import type { QuoteDoc, QuoteRow } from './view.ts'

const PREFIX = inMarket({ cs: 'N', sk: 'P' })
const VALID_DAYS = 14
/** Personal data of a quote is deleted after a year. */
const RETENTION_DAYS = 365

/**
 * Creates a quotation for the goods in the visitor's cart, in the caller's transaction.
 *
 * @throws the refusals `cart_not_found` and `cart_empty`
 */
export async function makeQuote(
  services: Services,
  identity: Identity,
  list: PriceList,
  { name, business, note }: Shop['QuoteWish'],
): Promise<QuoteRow> {
  const { database, clock, secret } = services
  const row = await findCart(services, identity)
  const cart = row && (await loadCart(database.q, row))
  const sold = cart?.lines.filter(({ variant }) => variant.withdrawn === null) ?? []
  const items = sold
    .map((line, at) => ({ id: at + 1, ...goodsLine(line, list) }))
    .filter(({ prices }) => prices.unitWithTax > 0)
  if (items.length === 0) throw refusal('cart_empty')
  const { day } = inPrague(clock.now())
  const number = await nextNumber(services, day)
  const sum = (which: 'totalWithTax' | 'totalWithoutTax') =>
    toMajor(items.reduce((all, { prices }) => all + fromMajor(prices[which]), 0))
  const doc: QuoteDoc = {
    items,
    currencyCode: list.currency.code,
    totalWithTax: sum('totalWithTax'),
    totalWithoutTax: sum('totalWithoutTax'),
    ...{ name: name?.trim() || null, business: business ?? null, note: note?.trim() || null },
  }
  await database.q.deleteFrom('quotes').where('valid_until', '<', addDays(day, -RETENTION_DAYS)).execute()
  return database.q
    .insertInto('quotes')
    .values({
      ...{ id: randomUUID(), number, token_hash: hashToken(tokenOf(secret, 'quote', number)) },
      customer_id: identity.kind === 'customer' ? identity.customer.id : null,
      ...{ valid_until: addDays(day, VALID_DAYS), doc: JSON.stringify(doc), created: clock.now().toISOString() },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function nextNumber({ database }: Services, day: string): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('quote_numbers') as number`.execute(database.q)
  return `${PREFIX}${day.slice(2, 4)}${String(rows[0]?.number ?? 0).padStart(5, '0')}`
}
