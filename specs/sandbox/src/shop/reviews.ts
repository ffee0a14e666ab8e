import { sql } from 'kysely'
import { productOf } from '../catalogue/product-of.ts'
import { once } from '../http/idempotency.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { identify, nameOf } from './identity.ts'
import { addReview, type ReviewRow } from './review-add.ts'
import { mustBeOn } from './settings.ts'

interface ReviewQuery {
  readonly page: number
  readonly perPage: number
  readonly stars?: number
  readonly onlyWithReview: 0 | 1
  readonly sort: 'time' | 'rating'
  readonly sortDirection: 'asc' | 'desc'
}

const starsOf = sql<number>`greatest(1, ceil(rating / 20.0))::int`

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
          const row = await addReview(services, id, identity, request.body as Shop['ReviewForAdd'])
          await services.limits.count(['review', who && `${id} ${who}`], ['review', sender && `${id} ${sender}`])
          return { status: 200, body: { data: reviewView(row) } }
        },
      })
    },

    async getReviews(request) {
      const { id } = await productOf(services, request)
      const { page, perPage, stars: ofStars, onlyWithReview, sort, sortDirection } = request.query as ReviewQuery
      const { q } = database
      const all = q.selectFrom('reviews').where('product_id', '=', id)
      const written = onlyWithReview === 1 ? all.where('body', 'is not', null) : all
      const wanted = ofStars === undefined ? written : written.where(starsOf, '=', ofStars)
      const rows = await wanted
        .selectAll()
        .orderBy(sort === 'rating' ? 'rating' : 'created', sortDirection)
        .orderBy('id', sortDirection)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const stars = await all
        .select([starsOf.as('stars'), sql<number>`count(*)`.as('count')])
        .select(sql<number>`sum(rating)`.as('sum'))
        .groupBy('stars')
        .execute()
      return { data: rows.map(reviewView), meta: { pagination: { total, page, perPage }, ...summary(stars) } }
    },
  }
}

function summary(stars: readonly { stars: number; count: number; sum: number }[]) {
  const count = stars.reduce((sum, row) => sum + row.count, 0)
  const points = stars.reduce((sum, row) => sum + row.sum, 0)
  return {
    average: count === 0 ? null : Math.round(points / count),
    distribution: [1, 2, 3, 4, 5].map((star) => stars.find((row) => row.stars === star)?.count ?? 0),
  }
}

function reviewView({ id, author, rating, body, pros, cons, created, verified }: ReviewRow): Shop['Review'] {
  return { id, name: author, rating, text: body, pros, cons, created, verified }
}
