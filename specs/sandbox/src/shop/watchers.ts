import { productOf } from '../catalogue/product-of.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { countMail } from '../mail/count-mail.ts'
import { sendMail } from '../mail/send.ts'
import { watcherMail } from '../mail/texts.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeOn } from './settings.ts'

/**
 * Requests a mail when a product is available again (C7.53, C3.46). The response does not reveal whether the address was
 * known.
 */
export function watcherHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async addWatcher(request): Promise<{ status: 'ok' }> {
      const { email, variantId } = request.body as Shop['WatcherForAdd']
      await mustBeOn(
        services,
        'watcher',
        inMarket({
          cs: 'Dostupnost zboží teď nehlídáme, e-mail jsme proto neuložili.',
          sk: 'Dostupnosť tovaru teraz nestrážime, e-mail sme preto neuložili.',
        }),
      )
      const product = await productOf(services, request)
      const variant = variantId === undefined ? null : await variantOf(variantId, product.id)
      const recipient = email.trim().toLowerCase()
      await countMail(services, request, recipient, 'watch')
      await database.transaction(async () => {
        const added = await database.q
          .insertInto('watchers')
          .values({
            product_id: product.id,
            variant_id: variant?.id ?? null,
            email: recipient,
            created: clock.now().toISOString(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        const name = variant?.fullname ?? product.name
        if (added) await sendMail(services, watcherMail(recipient, name, linkOf(services, product.slug)))
      })
      return { status: 'ok' }
    },
  }

  async function variantOf(variantId: number, productId: number) {
    const row = await database.q
      .selectFrom('variants')
      .select(['id', 'fullname'])
      .where('id', '=', asId(variantId))
      .where('product_id', '=', productId)
      .executeTakeFirst()
    if (row === undefined)
      throw refusal('not_found', {
        field: 'variantId',
        title: inMarket({ cs: 'Tuto variantu už nenabízíme.', sk: 'Tento variant už neponúkame.' }),
      })
    return row
  }
}

/** The URL of a product in the shop. */
export function linkOf({ shopOrigin }: Pick<Services, 'shopOrigin'>, slug: string, variantId?: number): string {
  return `${shopOrigin}/produkt/${slug}${variantId === undefined ? '' : `?variant_id=${variantId}`}`
}
