import { sendMail } from '../mail/send.ts'
import { backInStockMail } from '../mail/texts.ts'
import type { Services } from '../services.ts'
import { linkOf } from './watchers.ts'

/** Mails all watchers of a variant or of its product, once each; returns their number. */
export async function notifyWatchers(services: Services, variantId: number): Promise<number> {
  const { q } = services.database
  const variant = await q
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.fullname', 'products.id as product_id', 'products.slug', 'default_variant_id'])
    .where('variants.id', '=', variantId)
    .executeTakeFirstOrThrow()
  const watchers = await q
    .deleteFrom('watchers')
    .where('product_id', '=', variant.product_id)
    .where((of) => of.or([of('variant_id', 'is', null), of('variant_id', '=', variant.id)]))
    .returning('email')
    .execute()
  const link = linkOf(services, variant.slug, variant.id === variant.default_variant_id ? undefined : variant.id)
  // a watcher of both the product and the variant gets one mail
  const people = [...new Set(watchers.map(({ email }) => email))]
  for (const email of people) await sendMail(services, backInStockMail(email, variant.fullname, link))
  return people.length
}
