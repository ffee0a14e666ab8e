import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Behaviour that must be the same on both database engines. */
export function engineSuite(the: () => World): void {
  describe('engine', () => {
    it('parses every column type in the same way', async () => {
      const { rows } = await sql`select 9007199254740991::int8 as big, count(*) as count, 1.50::numeric as exact,
        date '2026-11-20' as day, timestamptz '2026-11-20 13:00:00.5+01' as moment, '{"a":[1,null]}'::jsonb as json,
        array['a','b'] as words, array[1,2] as numbers, true as flag, null::int as nothing,
        '6ef5d8ee-db79-404a-a830-869b0db1d4ef'::uuid as id`.execute(the().database.q)
      expect(rows).toEqual([
        {
          big: 9007199254740991,
          count: 1,
          exact: 1.5,
          day: '2026-11-20',
          moment: '2026-11-20T12:00:00.500Z',
          json: { a: [1, null] },
          words: ['a', 'b'],
          numbers: [1, 2],
          flag: true,
          nothing: null,
          id: '6ef5d8ee-db79-404a-a830-869b0db1d4ef',
        },
      ])
    })

    it('rejects integers beyond the safe range of JavaScript', async () => {
      await expect(sql`select 9007199254740993::int8 as big`.execute(the().database.q)).rejects.toThrow(RangeError)
    })

    it('sorts by Czech rules: č after c, ch after h', async () => {
      const rows = await the()
        .database.q.selectFrom('categories')
        .select(['title', 'sort_key'])
        .orderBy('sort_key')
        .execute()
      const byRule = new Intl.Collator('cs').compare
      expect(rows.map(({ title }) => title)).toEqual(rows.map(({ title }) => title).sort(byRule))
    })

    it('review counts and averages of products match their reviews', async () => {
      const product = await the()
        .database.q.selectFrom('products')
        .select(['id', 'rating', 'review_count'])
        .orderBy('review_count', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { body } = await the().request('GET', `/store/api/v1/products/${product.id}/reviews?perPage=100`)
      expect(body.meta.pagination.total).toBe(product.review_count)
      expect(body.meta.average).toBe(product.rating)
      const stars = body.meta.distribution as number[]
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(product.review_count)
    })

    it('rolls back a whole transaction, and joins nested ones', async () => {
      const { database } = the()
      const count = async (): Promise<number> =>
        (await database.q.selectFrom('meta').select('key').where('key', 'like', 'test-%').execute()).length
      const failing = database.transaction(async () => {
        await database.q.insertInto('meta').values({ key: 'test-1', value: '' }).execute()
        await database.transaction(() => database.q.insertInto('meta').values({ key: 'test-2', value: '' }).execute())
        expect(await count()).toBe(2)
        throw new Error('undo')
      })
      await expect(failing).rejects.toThrow('undo')
      expect(await count()).toBe(0)
    })
  })
}
