import { claimPhotoPath, getOrderClaims, sendClaim } from '@vanek/sdk/orders'
import { describe, expect, it } from 'vitest'
import { refuse, shopOver } from '../testing/back-end.ts'

const idempotencyKey = 'key-0001'
const claim = { item: 1, amount: 2, description: 'Vydává pískavý zvuk.', wish: 'repair' as const }
const jpeg = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

/** A back end that stores photos and claims; `instead` overrides its responses. */
function backEnd(instead: (path: string, count: number) => Response | undefined = () => undefined) {
  const photos: unknown[] = []
  const made = shopOver(({ path }) => {
    if (path.endsWith('/claim-photos')) photos.push(path)
    return (
      instead(path, photos.length) ?? (path.endsWith('/claims') ? { number: 'RE-1' } : { id: `photo-${photos.length}` })
    )
  })
  return { ...made, photos }
}

describe.each([
  ['A6.02 of a customer', { id: 'a-1' }, '/api/v1/user/orders/a-1'],
  ['A6.02 by its token', { token: 'current' }, '/api/v1/orders/token/current'],
])('claims of an order %s', (_whose, order, path) => {
  it('are read, and created under an idempotency key after the photos are uploaded', async () => {
    const { shop, seen } = backEnd()
    await getOrderClaims(shop, order)
    const photos = [jpeg('a.jpg'), jpeg('b.jpg')]
    expect(await sendClaim(shop, { ...order, ...claim, photos }, { idempotencyKey })).toEqual({
      ...{ ok: true, data: { number: 'RE-1' } },
    })
    expect(seen).toMatchObject([
      { method: 'GET', path: `${path}/claims` },
      { method: 'POST', path: `${path}/claim-photos` },
      { method: 'POST', path: `${path}/claim-photos` },
      { method: 'POST', path: `${path}/claims`, body: { ...claim, photos: ['photo-1', 'photo-2'] } },
    ])
    expect([seen[1]?.headers.get('Content-Type'), seen[3]?.headers.get('Idempotency-Key')]).toEqual([
      'image/jpeg',
      idempotencyKey,
    ])
    expect(claimPhotoPath(order, 'f-1', 'small')).toBe(`${path}/claim-photos/f-1?size=small`)
    expect(claimPhotoPath(order, 'f-1')).toBe(`${path}/claim-photos/f-1`)
  })
})

describe('sendClaim', () => {
  const order = { id: 'a-1' }

  it('A6.09 creates no claim when a photo is rejected, and returns its name', async () => {
    const { shop, seen } = backEnd((_, count) => (count === 2 ? refuse(422, 'photo_unreadable') : undefined))
    const photos = [jpeg('a.jpg'), jpeg('b.jpg')]
    const answer = await sendClaim(shop, { ...order, ...claim, photos }, { idempotencyKey })
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'photo_unreadable', issues: [{ code: 'photo_unreadable', field: 'photos', title: 'b.jpg' }] },
    })
    expect(seen.some(({ path }) => path.endsWith('/claims'))).toBe(false)
  })

  it('A6.10 maps a 413 response to the photo', async () => {
    const { shop } = backEnd((path) => (path.endsWith('photos') ? refuse(413, 'payload_too_large') : undefined))
    const answer = await sendClaim(shop, { ...order, ...claim, photos: [jpeg('a.jpg')] }, { idempotencyKey })
    expect(answer).toMatchObject({ error: { issues: [{ code: 'photo_too_large', field: 'photos', title: 'a.jpg' }] } })
  })

  it('A6.09 does not upload a file that is not a photo', async () => {
    const { shop, seen } = backEnd()
    const photos = [new File(['a'], 'a.pdf', { type: 'application/pdf' })]
    const answer = await sendClaim(shop, { ...order, ...claim, photos }, { idempotencyKey })
    expect(answer).toMatchObject({ error: { issues: [{ code: 'photo_unreadable', title: 'a.pdf' }] } })
    expect(seen).toEqual([])
  })

  it('A6.03 uploads only the missing photos on the next attempt', async () => {
    let refused = true
    const { shop, photos } = backEnd((path) =>
      path.endsWith('/claims') && refused ? refuse(409, 'claim_open') : undefined,
    )
    const params = { ...order, ...claim, photos: [jpeg('a.jpg'), jpeg('b.jpg')], sent: new WeakMap<Blob, string>() }
    expect(await sendClaim(shop, params, { idempotencyKey })).toMatchObject({ error: { code: 'claim_open' } })
    refused = false
    expect(await sendClaim(shop, params, { idempotencyKey })).toMatchObject({ ok: true })
    expect(photos).toHaveLength(2)
  })

  it('A6.03 retries a photo with a lost response', async () => {
    let lost = true
    const { shop, photos } = backEnd((path) => {
      if (!path.endsWith('photos') || !lost) return undefined
      lost = false
      throw new TypeError('lost')
    })
    expect(await sendClaim(shop, { ...order, ...claim, photos: [jpeg('a.jpg')] }, { idempotencyKey })).toMatchObject({
      ok: true,
    })
    expect(photos).toHaveLength(2)
  })
})
