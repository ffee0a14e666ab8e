import { describe, expect, it } from 'vitest'
import {
  addReview,
  addReviewPhotos,
  askAboutProduct,
  getComments,
  getReviews,
  type Review,
  type ReviewService,
  sendReview,
  validateQuestionForm,
} from '@vanek/sdk/reviews'
import { refuse, shopOver } from '../testing/back-end.ts'

const page = { data: [], meta: { pagination: { total: 0, page: 1, perPage: 5 }, average: null, distribution: [] } }

describe('getReviews', () => {
  it('C7.55 C9.05 requests the first five, newest first, by default', async () => {
    const { shop, seen } = shopOver(() => page)
    expect(await getReviews(shop, { productId: 5 })).toEqual({ ok: true, data: page })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/products/5/reviews',
      query: { page: '1', perPage: '5', onlyWithReview: '0', sort: 'time', sortDirection: 'desc' },
    })
  })

  it('C3.45 sends page, size, texts only, sort and direction', async () => {
    const { shop, seen } = shopOver(() => page)
    const sorted = { sort: 'rating', sortDirection: 'asc' } as const
    await getReviews(shop, { productId: 5, page: 3, perPage: 20, onlyWithReview: true, stars: 4, ...sorted })
    expect(seen[0]?.query).toEqual({ page: '3', perPage: '20', onlyWithReview: '1', stars: '4', ...sorted })
  })
})

describe('addReview', () => {
  const review = { productId: 5, rating: 80, name: ' Jana ', text: 'Tichý.', pros: ' ', cons: null }

  it('C7.54 sends the review, with empty texts as null', async () => {
    const { shop, seen } = shopOver(() => ({ data: { id: 9, rating: 80 } }))
    expect(await addReview(shop, review)).toEqual({ ok: true, data: { id: 9, rating: 80 } })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/products/5/reviews',
      body: { rating: 80, name: 'Jana', text: 'Tichý.', pros: null, cons: null },
    })
  })

  it('sends an idempotency key', async () => {
    const { shop, seen } = shopOver(() => ({ data: {} }))
    await addReview(shop, review, { idempotencyKey: 'key-of-mine' })
    await addReview(shop, review)
    expect(seen[0]?.headers.get('idempotency-key')).toBe('key-of-mine')
    expect(seen[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('returns an error', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'rating'))
    expect(await addReview(shop, review)).toMatchObject({ ok: false, error: { code: 'validation', status: 422 } })
  })
})

describe('sendReview', () => {
  const review = { productId: 5, rating: 100, name: 'Jana' }
  const idempotencyKey = 'key-0001'
  const jpeg = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

  it('C7.54 uploads photos first, one by one, and sends their ids in the review', async () => {
    let uploads = 0
    const { shop, seen } = shopOver(({ path }) =>
      path.endsWith('/review-photos') ? { id: `photo-${(uploads += 1)}` } : { data: { id: 9 } },
    )
    const photos = [jpeg('a.jpg'), jpeg('b.jpg')]
    expect(await sendReview(shop, { ...review, photos }, { idempotencyKey })).toEqual({ ok: true, data: { id: 9 } })
    expect(seen).toMatchObject([
      { method: 'POST', path: '/api/v1/products/5/review-photos' },
      { method: 'POST', path: '/api/v1/products/5/review-photos' },
      { method: 'POST', path: '/api/v1/products/5/reviews', body: { photos: ['photo-1', 'photo-2'] } },
    ])
    expect([seen[0]?.headers.get('content-type'), seen[2]?.headers.get('idempotency-key')]).toEqual([
      ...['image/jpeg', idempotencyKey],
    ])
  })

  it('C7.54 omits photo fields without photos, because not every back end supports them', async () => {
    const { shop, seen } = shopOver(() => ({ data: { id: 9 } }))
    await sendReview(shop, { ...review, photos: [] }, { idempotencyKey })
    await getReviews(shop, { productId: 5 })
    await getReviews(shop, { productId: 5, onlyWithPhotos: true })
    expect(seen[0]?.body).not.toHaveProperty('photos')
    expect(seen.slice(1).map(({ query }) => query['onlyWithPhotos'])).toEqual([undefined, '1'])
  })

  it('saves to another service, which receives the photo ids and the idempotency key', async () => {
    const { shop, seen } = shopOver(() => ({ id: 'photo-1' }))
    const saved: unknown[] = []
    const save: ReviewService['addReview'] = async (_shop, params, options) => {
      saved.push([params, options?.idempotencyKey])
      return { ok: true, data: { id: 9 } as Review }
    }
    const photos = [jpeg('a.jpg')]
    expect(await sendReview(shop, { ...review, photos, save }, { idempotencyKey })).toMatchObject({ data: { id: 9 } })
    expect(saved).toEqual([[{ ...review, photos: ['photo-1'] }, idempotencyKey]])
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/products/5/review-photos'])
  })

  it('C7.54 saves nothing when a photo is rejected, reports which, and a retry uploads only the others', async () => {
    let failing = true
    const { shop, seen } = shopOver(({ path }) => {
      const photo = path.endsWith('/review-photos')
      if (photo && failing && seen.length === 2) return refuse(413, 'payload_too_large')
      return photo ? { id: `photo-${seen.length}` } : { data: { id: 9 } }
    })
    const params = { ...review, photos: [jpeg('a.jpg'), jpeg('b.jpg')], sent: new WeakMap<Blob, string>() }
    expect(await sendReview(shop, params, { idempotencyKey })).toMatchObject({
      error: { issues: [{ code: 'photo_too_large', field: 'photos', title: 'b.jpg' }] },
    })
    failing = false
    expect(await sendReview(shop, params, { idempotencyKey })).toMatchObject({ ok: true })
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual([
      ...['review-photos', 'review-photos', 'review-photos', 'reviews'],
    ])
  })

  it.each([
    ['IMG_1.HEIC', '', 'photo_heic'],
    ['a.heif', 'image/heif', 'photo_heic'],
    ['a.pdf', 'application/pdf', 'photo_unreadable'],
    ['nothing-in-it.jpg', 'image/jpeg', 'photo_unreadable', ''],
  ])('C7.54 rejects an invalid file: %s', (name, type, problem, bytes = 'x') => {
    const file = new File([bytes], name, { type })
    expect(addReviewPhotos([], [file])).toEqual({ photos: [], problem, refused: file })
  })

  it('C7.54 accepts up to four photos', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => jpeg(name))
    expect(addReviewPhotos([], four)).toMatchObject({ photos: four, problem: null })
    expect(addReviewPhotos(four, [jpeg('e')])).toMatchObject({ photos: four, problem: 'too_many_photos' })
  })
})

describe('askAboutProduct', () => {
  const params = { productId: 5, name: ' Jana ', email: ' jana@vanek.test ', question: ' Dá se umýt? ' }

  it('C7.56 sends the question with an idempotency key', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'sent' }))
    expect(await askAboutProduct(shop, params, { idempotencyKey: 'k-1' })).toEqual({ ok: true, data: 'sent' })
    await askAboutProduct(shop, params)
    expect(seen[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/products/5/questions' },
      body: { name: 'Jana', email: 'jana@vanek.test', question: 'Dá se umýt?' },
    })
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'k-1',
      expect.stringMatching(/^\w{32}$/),
    ])
  })

  it('C7.56 requires a name, an e-mail and a question of at most 2000 characters', () => {
    expect(validateQuestionForm(params)).toEqual({})
    expect(validateQuestionForm({ name: ' ', email: 'jana@', question: 'a'.repeat(2001) })).toEqual({
      ...{ name: 'required', email: 'email_invalid', question: 'too_long' },
    })
  })
})

describe('getComments', () => {
  it('C7.56 returns the comments of a product', async () => {
    const comments = [{ id: 1, text: 'Jde to i do sprchy?', answer: { text: 'Ano.' } }]
    const { shop, seen } = shopOver(() => ({ data: comments }))
    expect(await getComments(shop, { productId: 5 })).toEqual({ ok: true, data: comments })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/products/5/comments' })
  })
})
