import type { Selectable } from 'kysely'
import { loadGoods, type Goods } from '../cart/goods.ts'
import { pricedLine } from '../cart/price.ts'
import { inPrague } from '../clock.ts'
import type { Schema } from '../db/schema.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import { toMajor, withoutVat } from '../money.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { isVisible, type Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

export type QuoteRow = Selectable<Schema['quotes']>

/** A stored quotation, with the prices at its creation. */
export type QuoteDoc = Pick<
  Shop['Quote'],
  'currencyCode' | 'name' | 'business' | 'note' | 'totalWithTax' | 'totalWithoutTax'
> & { readonly items: readonly Shop['OrderItem'][] }

export const docOf = ({ doc }: Pick<QuoteRow, 'doc'>) => doc as QuoteDoc

export const quoteByToken = ({ database }: Services, token: string): Promise<QuoteRow | undefined> =>
  database.q.selectFrom('quotes').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()

/** A quote, with current prices of its goods for the requesting visitor. */
export async function quoteView(
  { database, clock, secret }: Services,
  { number, created, valid_until, ...row }: QuoteRow,
  { identity, list }: { readonly identity: Identity; readonly list: PriceList },
): Promise<Shop['Quote']> {
  const { items, ...doc } = docOf(row)
  const goods = await loadGoods(
    database.q,
    items.flatMap(({ variantId }) => variantId ?? []),
  )
  const groups = identity.kind === 'customer' ? identity.customer.groups : []
  const now = ({ variantId, amount }: Shop['OrderItem']) => {
    const its = variantId === null ? undefined : goods.get(variantId)
    return its && isSold(its, groups) ? unitOf(its, amount, list) : null
  }
  return {
    ...{ token: tokenOf(secret, 'quote', number), number, created, ...doc },
    ...{ validUntil: valid_until, expired: inPrague(clock.now()).day > valid_until },
    items: items.map((item) => ({ ...item, now: now(item) })),
  }
}

const isSold = ({ variant, product }: Goods, groups: readonly string[]): boolean =>
  variant.withdrawn === null && product.saleable && isVisible(product, groups)

function unitOf({ variant }: Goods, amount: number, list: PriceList): Shop['QuoteItem']['now'] {
  const { unit } = pricedLine({ variant, amount }, list)
  return unit > 0 ? { unitWithTax: toMajor(unit), unitWithoutTax: toMajor(withoutVat(unit)) } : null
}
