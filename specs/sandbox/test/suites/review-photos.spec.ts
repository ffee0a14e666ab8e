import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addCustomer, tokenOf } from '../support/accounts.ts'
import { bomb, photo } from '../support/made-photos.ts'
import { codesOf, newKey, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const DAY_MS = 86_400_000

/** Photos of reviews: validation, stored data, visibility and deletion. */
export function reviewPhotosSuite(the: () => World): void {
  const goods = async (at = 50) => (await sample(the(), 9, at)).productId
  const send = (productId: number, bytes: Buffer, type = 'image/jpeg') =>
    the().request('POST', `${API}/products/${productId}/review-photos`, bytes, { headers: { 'content-type': type } })
  const write = (productId: number, photos: readonly string[], more: object = {}) =>
    the().request(
      'POST',
      `${API}/products/${productId}/reviews`,
      { rating: 100, name: 'Olga', photos },
      {
        key: newKey(),
        ...more,
      },
    )
  const picture = (path: string, accept = 'image/webp', style = 'style-w1200-h1600') =>
    the().app.inject({ url: `/cdn/image/${style}/${path}.webp`, headers: { accept } })

  describe('photos in reviews', () => {
    it('C7.54 are served in the sizes of the image server, rotated and without GPS metadata', async () => {
      const productId = await goods()
      const taken = await photo({ width: 3_000, height: 1_500, orientation: 6 })
      expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Zku')
      const sent = await send(productId, taken)
      expect([sent.status, sent.body.width, sent.body.height]).toEqual([200, 1_000, 2_000])
      const path = `reviews/${sent.body.id}.webp`
      // hidden until a review refers to it
      expect((await picture(path)).statusCode).toBe(404)
      const { body } = await write(productId, [sent.body.id])
      expect(body.data.photos).toEqual([{ path, alt: '', width: 1_000, height: 2_000 }])
      for (const type of ['image/webp', 'image/avif']) {
        const { statusCode, headers, rawPayload } = await picture(path, type)
        const { format, width, height, exif, orientation } = await sharp(rawPayload).metadata()
        expect([statusCode, headers['content-type'], format]).toEqual([
          ...[200, type, type === 'image/avif' ? 'heif' : 'webp'],
        ])
        expect({ width, height, exif, orientation }).toEqual({
          ...{ width: 800, height: 1_600, exif: undefined, orientation: undefined },
        })
      }
      const small = await sharp((await picture(path, 'image/webp', 'style-w120-h120')).rawPayload).metadata()
      expect([small.width, small.height]).toEqual([60, 120])
      // the same file has the same id, and can be used in another review
      expect((await send(productId, taken)).body.id).toBe(sent.body.id)
      expect((await write(productId, [sent.body.id])).status).toBe(200)
    })

    it('C7.55 can be filtered and are counted', async () => {
      const productId = await goods(51)
      const list = async (query: string) =>
        (await the().request('GET', `${API}/products/${productId}/reviews?perPage=100&${query}`)).body
      const before = await list('')
      const { id } = (await send(productId, await photo({ colour: 'green' }))).body
      const { body } = await write(productId, [id])
      const [all, only] = [await list(''), await list('onlyWithPhotos=1')]
      expect(all.meta.withPhotos).toBe(before.meta.withPhotos + 1)
      expect([only.meta.pagination.total, only.data.length]).toEqual([all.meta.withPhotos, all.meta.withPhotos])
      expect(only.data[0].id).toBe(body.data.id)
      expect(only.data.every(({ photos }: { photos: unknown[] }) => photos.length > 0)).toBe(true)
      // the distribution counts all reviews
      expect(only.meta.distribution).toEqual(all.meta.distribution)
    })

    it.each<[string, () => Promise<Buffer> | Buffer, code: string]>([
      ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_unreadable'],
      ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'photo_unreadable'],
      ['text that starts like a photo', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 60, 60]), 'photo_unreadable'],
      ['a decompression bomb', bomb, 'photo_too_large'],
    ])('C7.54 reject %s', async (_what, made, code) => {
      const { status, body } = await send(await goods(), await made())
      expect([status, codesOf(body)]).toEqual([422, [code]])
    })

    it('C7.54 are limited to 8 MB, four per review, and the same product', async () => {
      const productId = await goods()
      expect(codesOf((await send(productId, Buffer.alloc(8 * 1024 * 1024 + 1))).body)).toEqual(['payload_too_large'])
      expect((await send(productId, await photo(), 'image/heic')).status).toBe(415)
      const ids = await Promise.all(
        [10, 20, 30, 40, 50].map(async (width) => (await send(productId, await photo({ width }))).body.id as string),
      )
      expect((await write(productId, ids)).status).toBe(422)
      const { status, body } = await write(await goods(52), ids.slice(0, 1))
      expect([status, codesOf(body), body.errors[0].field]).toEqual([422, ['validation'], 'photos'])
      expect((await write(productId, ids.slice(0, 4))).body.data.photos).toHaveLength(4)
    })

    it('C7.54 are deleted after a day without a review', async () => {
      const productId = await goods()
      const unused = (await send(productId, await photo({ width: 333 }))).body.id
      const used = (await send(productId, await photo({ width: 334 }))).body.id
      await write(productId, [used])
      await the().request('POST', '/sandbox/clock', { aheadMs: DAY_MS + 1 })
      await send(productId, await photo({ width: 335 }))
      await the().request('POST', '/sandbox/clock', {})
      const rows = await the().database.q.selectFrom('review_photos').select('id').execute()
      const ids = rows.map(({ id }) => id)
      expect([ids.includes(unused), ids.includes(used)]).toEqual([false, true])
    })

    it('C7.54 are accepted while the setting is on, and limited per address', async () => {
      const productId = await goods()
      const before = await the().request('POST', '/sandbox/settings', { functions: { reviewPhotos: false } })
      const responses = [await send(productId, await photo()), await write(productId, ['a'.repeat(64)])]
      await the().request('PUT', '/sandbox/settings', before.body.before)
      expect(responses.map(({ body }) => codesOf(body))).toEqual([['switched_off'], ['switched_off']])
      const from = { headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': '203.0.113.77' } }
      const statuses = new Set<number>()
      for (let tries = 0; tries < 61; tries += 1)
        statuses.add(
          (await the().request('POST', `${API}/products/${productId}/review-photos`, Buffer.from('x'), from)).status,
        )
      expect([...statuses]).toEqual([422, 429])
    })

    it('A7.08 C7.54 are deleted with the account of their author, unless another review uses them', async () => {
      const productId = await goods(53)
      const email = await addCustomer(the(), `foto-${randomUUID()}@example.test`)
      const bearer = await tokenOf(the(), email)
      const [own, shared] = await Promise.all(
        [401, 402].map(async (width) => (await send(productId, await photo({ width }))).body.id as string),
      )
      await write(productId, [own!, shared!], { bearer })
      await write(productId, [shared!])
      const copy = await the().request('GET', `${API}/user/export`, undefined, { bearer })
      expect(copy.body.reviews[0].photos).toEqual([own, shared].map((id) => `reviews/${id}.webp`))
      await the().request(
        'POST',
        `${API}/user/deletion`,
        { password: 'vetrak-2026', agreed: true },
        { bearer, key: newKey() },
      )
      const status = async (id = '') => (await picture(`reviews/${id}.webp`)).statusCode
      expect([await status(own), await status(shared)]).toEqual([404, 200])
    })
  })
}
