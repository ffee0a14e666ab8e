import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Original } from '../cdn/original.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { makePhoto } from '../files/make-photo.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

const DAY_MS = 24 * 3600 * 1000
/** Folder of uploaded photos in picture paths. */
const FOLDER = 'reviews/'

/**
 * Stores a photo for reviews of a product. Its id is a hash of the file, so that the same file sent again is the same
 * photo. It is not visible before a review references it.
 *
 * @throws what `makePhoto` throws
 */
export async function storePhoto(services: Services, productId: number, bytes: Buffer): Promise<Shop['SentPhoto']> {
  const { database, clock, secret } = services
  const { q } = database
  const id = createHmac('sha256', secret).update(`review:${productId}:`).update(bytes).digest('hex')
  const created = clock.now().toISOString()
  await q
    .deleteFrom('review_photos')
    .where('used', '=', false)
    .where('created', '<', new Date(clock.now().getTime() - DAY_MS).toISOString())
    .execute()
  const known = await q
    .updateTable('review_photos')
    .set({ created })
    .where('id', '=', id)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst()
  if (known) return known
  const processed = await makePhoto(bytes)
  await q
    .insertInto('review_photos')
    .values({ id, product_id: productId, ...processed, created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return { id, width: processed.width, height: processed.height }
}

/**
 * Attaches photos to a review, in its transaction; attached photos are visible and not deleted.
 *
 * @throws the refusal `validation` when one does not exist
 */
export async function attachPhotos(q: Queries, productId: number, ids: readonly string[]): Promise<PictureRef[]> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return []
  const rows = await q
    .updateTable('review_photos')
    .set({ used: true })
    .where('product_id', '=', productId)
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
    return { path: `${FOLDER}${id}.webp`, alt: '', width: row.width, height: row.height }
  })
}

/** Removes photos from a review; files without another review are deleted. */
export async function detachPhotos(q: Queries, reviewId: number, photos: readonly PictureRef[]): Promise<void> {
  await q.updateTable('reviews').set({ photos: '[]' }).where('id', '=', reviewId).execute()
  for (const { path } of photos) {
    const other = await q
      .selectFrom('reviews')
      .select('id')
      .where(sql<boolean>`photos @> ${JSON.stringify([{ path }])}::jsonb`)
      .limit(1)
      .executeTakeFirst()
    const id = idOf(path)
    if (other === undefined && id !== undefined) await q.deleteFrom('review_photos').where('id', '=', id).execute()
  }
}

/** The original of a photo of a review, by its picture path. */
export async function sentPhoto({ database }: Services, name: string): Promise<Original | undefined> {
  const id = idOf(name)
  if (id === undefined) return undefined
  const find = database.q.selectFrom('review_photos').where('id', '=', id).where('used', '=', true)
  const found = await find.select(sql<number>`length(photo)`.as('bytes')).executeTakeFirst()
  if (found === undefined) return undefined
  return {
    ...{ file: name, format: 'webp', bytes: found.bytes, changed: 0 },
    // the two engines return bytes in different types
    read: async () => Buffer.from((await find.select('photo').executeTakeFirstOrThrow()).photo),
  }
}

const idOf = (path: string): string | undefined => /^reviews\/([0-9a-f]{64})(\.webp)?$/.exec(path)?.[1]
