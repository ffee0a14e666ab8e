import { createHmac } from 'node:crypto'
import { makePhoto, smallPhoto } from '../files/make-photo.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { lockOrder } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

const DAY_MS = 24 * 3600 * 1000
/** Maximum number of photos of an order that are not attached to a claim. */
const MAX_UNUSED = 20

/**
 * Stores a photo for claims of an order. Its id is a hash of the file, so that the same file sent again is the same
 * photo.
 *
 * @throws what `makePhoto` throws, and `too_many`
 */
export async function addPhoto(services: Services, orderId: string, bytes: Buffer): Promise<Shop['ClaimPhoto']> {
  const { database, clock, secret } = services
  const id = createHmac('sha256', secret).update(`photo:${orderId}:`).update(bytes).digest('base64url')
  const created = clock.now().toISOString()
  const { q } = database
  await q
    .deleteFrom('claim_photos')
    .where('used', '=', false)
    .where('created', '<', new Date(clock.now().getTime() - DAY_MS).toISOString())
    .execute()
  const known = await q
    .updateTable('claim_photos')
    .set({ created })
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst()
  if (known) return known
  await mustBeBelowLimit(services, orderId)
  const processed = await makePhoto(bytes)
  const small = await smallPhoto(processed.photo)
  await database.transaction(async () => {
    // parallel uploads count each other
    await lockOrder(services, orderId)
    await mustBeBelowLimit(services, orderId)
    await database.q
      .insertInto('claim_photos')
      .values({ order_id: orderId, id, ...processed, small, created })
      .onConflict((conflict) => conflict.columns(['order_id', 'id']).doNothing())
      .execute()
  })
  return { id, width: processed.width, height: processed.height }
}

async function mustBeBelowLimit({ database }: Services, orderId: string): Promise<void> {
  const { unused } = await database.q
    .selectFrom('claim_photos')
    .select(({ fn }) => fn.countAll<number>().as('unused'))
    .where('order_id', '=', orderId)
    .where('used', '=', false)
    .executeTakeFirstOrThrow()
  if (unused >= MAX_UNUSED)
    throw refusal('too_many', {
      title: inMarket({
        cs: 'Fotek je příliš mnoho. Zkuste to prosím zítra.',
        sk: 'Fotiek je priveľa. Skúste to, prosím, zajtra.',
      }),
    })
}

/**
 * Attaches photos of an order to a claim, in its transaction; attached photos are not deleted.
 *
 * @throws the refusal `validation` when one does not exist
 */
export async function attachPhotos(
  { database }: Services,
  orderId: string,
  ids: readonly string[],
): Promise<Shop['ClaimPhoto'][]> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return []
  const rows = await database.q
    .updateTable('claim_photos')
    .set({ used: true })
    .where('order_id', '=', orderId)
    .where('id', 'in', requested)
    .returning(['id', 'width', 'height'])
    .execute()
  return requested.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined)
      throw refusal('validation', {
        field: 'photos',
        title: inMarket({
          cs: 'Některá fotka se ztratila. Přidejte ji prosím znovu.',
          sk: 'Niektorá fotka sa stratila. Pridajte ju, prosím, znova.',
        }),
      })
    return row
  })
}

/** A photo of an order in one of its sizes. */
export async function photoOf(
  { database }: Services,
  orderId: string,
  { id, size }: { readonly id: string; readonly size: 'full' | 'small' },
): Promise<Buffer> {
  const row = await database.q
    .selectFrom('claim_photos')
    .select(size === 'full' ? 'photo as bytes' : 'small as bytes')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined)
    throw refusal('not_found', {
      title: inMarket({ cs: 'Takovou fotku tato objednávka nemá.', sk: 'Takú fotku táto objednávka nemá.' }),
    })
  // the two engines return bytes in different types
  return Buffer.from(row.bytes)
}
