import { sql } from 'kysely'
import { productOf } from '../catalogue/product-of.ts'
import { once } from '../http/idempotency.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { addReview, type ReviewRow } from '../reviews/add.ts'
import { identify, nameOf } from './identity.ts'
import { mustBeOn } from './settings.ts'

interface ReviewQuery {
  readonly page: number
  readonly perPage: number
  readonly stars?: number
  readonly onlyWithReview: 0 | 1
  readonly onlyWithPhotos: 0 | 1
  readonly sort: 'time' | 'rating'
  readonly sortDirection: 'asc' | 'desc'
}

const hasPhotos = sql<boolean>`photos <> '[]'::jsonb`
const starsOf = sql<number>`greatest(1, ceil(rating / 20.0))::int`

const NO_PHOTOS = inMarket({
  cs: 'Fotky k hodnocení teď nepřijímáme. Pošlete ho prosím bez nich.',
  sk: 'Fotky k hodnoteniam teraz neprijímame. Pošlite ho, prosím, bez nich.',
})

/** Reviews of a product (C7.54, C7.55). */
export function reviewHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async addReview(request, reply): Promise<{ data: Shop['Review'] }> {
      const { id } = await productOf(services, request)
      const identity = await identify(services, request)
      const sender = services.limits.senderOf(request)
      // anybody can invent a guest, so the address counts too
      const who = nameOf(identity) ?? (sender === null ? 'unknown' : null)
      return once<{ data: Shop['Review'] }>(services, request, reply, {
        operation: 'addReview',
        identity,
        async run() {
          await mustBeOn(
            services,
            'reviews',
            inMarket({
              cs: 'Hodnocení teď nepřijímáme, to vaše jsme proto neuložili.',
              sk: 'Hodnotenia teraz neprijímame, to vaše sme preto neuložili.',
            }),
          )
          const review = request.body as Shop['ReviewForAdd']
          if ((review.photos ?? []).length > 0) await mustBeOn(services, 'reviewPhotos', NO_PHOTOS)
          const row = await addReview(services, id, identity, review)
          await services.limits.count(['review', who && `${id} ${who}`], ['review', sender && `${id} ${sender}`])
          return { status: 200, body: { data: reviewView(row) } }
        },
      })
    },

    async getReviews(request) {
      const { id } = await productOf(services, request)
      const {
        page,
        perPage,
        stars: ofStars,
        onlyWithReview,
        onlyWithPhotos,
        sort,
        sortDirection,
      } = request.query as ReviewQuery
      const { q } = database
      const all = q.selectFrom('reviews').where('product_id', '=', id)
      const written = onlyWithReview === 1 ? all.where('body', 'is not', null) : all
      const seen = onlyWithPhotos === 1 ? written.where(hasPhotos) : written
      const requested = ofStars === undefined ? seen : seen.where(starsOf, '=', ofStars)
      const rows = await requested
        .selectAll()
        .orderBy(sort === 'rating' ? 'rating' : 'created', sortDirection)
        .orderBy('id', sortDirection)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const { total } = await requested.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const stars = await all
        .select([starsOf.as('stars'), sql<number>`count(*)`.as('count')])
        .select(sql<number>`sum(rating)`.as('sum'))
        .select(sql<number>`count(*) filter (where ${hasPhotos})`.as('photos'))
        .groupBy('stars')
        .execute()
      return { data: rows.map(reviewView), meta: { pagination: { total, page, perPage }, ...summary(stars) } }
    },
  }
}

function summary(stars: readonly { stars: number; count: number; sum: number; photos: number }[]) {
  const count = stars.reduce((sum, row) => sum + row.count, 0)
  const points = stars.reduce((sum, row) => sum + row.sum, 0)
  return {
    withPhotos: stars.reduce((sum, row) => sum + row.photos, 0),
    average: count === 0 ? null : Math.round(points / count / 2) * 2,
    distribution: [1, 2, 3, 4, 5].map((star) => stars.find((row) => row.stars === star)?.count ?? 0),
  }
}

function reviewView({ id, author, rating, body, pros, cons, created, verified, photos }: ReviewRow): Shop['Review'] {
  return { id, name: author, rating, text: body, pros, cons, created, verified, photos }
}
