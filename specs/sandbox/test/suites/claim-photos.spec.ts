import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimHelpers, DELIVERED_HOURS } from '../support/claim-helpers.ts'
import { bomb, photo } from '../support/made-photos.ts'
import { codesOf } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

/** Photos of claims: validation and stored data. */
export function claimPhotosSuite(the: () => World): void {
  const { ahead, delivered, file, send } = claimHelpers(the)

  describe('photos of a claim', () => {
    const bytesOf = async (path: string, size = 'full') =>
      (await the().app.inject({ url: `${path}?size=${size}` })).rawPayload

    it('A6.04 are rotated, resized and re-encoded without GPS metadata', async () => {
      const order = await delivered()
      const taken = await photo({ width: 3_000, height: 1_500, orientation: 6 })
      expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Zku')
      const { body } = await send(order.path, taken)
      expect([body.width, body.height]).toEqual([1_000, 2_000])
      const path = `${order.path}/claim-photos/${body.id}`
      const stored = await bytesOf(path)
      const { format, width, height, exif, orientation, icc } = await sharp(stored).metadata()
      expect({ format, width, height, exif, orientation, icc }).toEqual({
        ...{ format: 'webp', width: 1_000, height: 2_000 },
        ...{ exif: undefined, orientation: undefined, icc: undefined },
      })
      const small = await sharp(await bytesOf(path, 'small')).metadata()
      expect([small.width, small.height]).toEqual([160, 320])
      expect((await the().request('GET', `${path}?size=huge`)).status).toBe(422)
      // the same file has the same id
      expect((await send(order.path, taken)).body).toEqual(body)
    })

    it('A6.04 can be JPEG, PNG and WebP, whatever their media type', async () => {
      const order = await delivered()
      for (const format of ['jpeg', 'png', 'webp'] as const)
        expect([format, (await send(order.path, await photo({}, format), 'image/jpeg')).status]).toEqual([format, 200])
    })

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    it.each<[string, () => Promise<Buffer> | Buffer, code: string]>([
      ['an SVG with a script', () => Buffer.from(svg), 'photo_unreadable'],
      ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo_unreadable'],
      [
        'text that starts like a photo',
        () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<script>')]),
        'photo_unreadable',
      ],
      [
        'a truncated photo',
        async () => (await photo({ width: 900, height: 900 }, 'png')).subarray(0, 700),
        'photo_unreadable',
      ],
      ['a decompression bomb', bomb, 'photo_too_large'],
      ['an empty file', () => Buffer.alloc(0), 'validation'],
    ])('A6.04 reject %s', async (_what, made, code) => {
      const order = await delivered()
      const { status, body } = await send(order.path, await made())
      expect([status, codesOf(body)]).toEqual([code === 'validation' && status === 400 ? 400 : 422, [code]])
    })

    it('A6.04 are limited to 8 MB and supported types, on their own endpoint only', async () => {
      const order = await delivered()
      const large = Buffer.alloc(8 * 1024 * 1024 + 1)
      expect(codesOf((await send(order.path, large)).body)).toEqual(['payload_too_large'])
      expect((await send(order.path, await photo(), 'image/gif')).status).toBe(415)
      expect((await send(order.path, await photo(), 'multipart/form-data; boundary=x')).status).toBe(415)
      const elsewhere = await the().request('POST', `${order.path}/claims`, await photo(), {
        headers: { 'content-type': 'image/jpeg' },
      })
      expect([elsewhere.status, codesOf(elsewhere.body)]).toEqual([415, ['validation']])
      // JSON instead of a file
      expect(
        (await the().request('POST', `${order.path}/claim-photos`, { type: 'Buffer', data: [255, 216, 255] })).status,
      ).toBe(422)
    })

    it('A6.04 are deleted after a day without a claim, and their number is limited', async () => {
      const order = await delivered()
      const sent = await send(order.path, await photo())
      const used = await send(order.path, await photo({ colour: 'blue' }))
      await file(order, { photos: [used.body.id] })
      const row = { order_id: order.id, width: 1, height: 1, photo: Buffer.from('x'), small: Buffer.from('x') }
      const created = the().clock.now().toISOString()
      const rows = Array.from({ length: 18 }, (_, at) => ({ ...row, id: `vymyslena-${at}`, created }))
      await the().database.q.insertInto('claim_photos').values(rows).execute()
      // one unused photo exists, so only one of three concurrent uploads fits
      const atOnce = await Promise.all([10, 20, 30].map(async (width) => send(order.path, await photo({ width }))))
      expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(codesOf((await send(order.path, await photo({ width: 50 }))).body)).toEqual(['too_many'])
      await ahead(DELIVERED_HOURS + 25)
      expect((await send(order.path, await photo({ width: 50 }))).status).toBe(200)
      const there = async (id: string) => (await the().request('GET', `${order.path}/claim-photos/${id}`)).status
      expect([await there(sent.body.id), await there(used.body.id)]).toEqual([404, 200])
    })
  })
}
