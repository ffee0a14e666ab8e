import { addDays, type Shipper } from '@vanek/sdk/checkout'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wayText } from '../src/market/delivery-text.ts'
import { mailsTo } from '../e2e/support/sandbox.ts'
import { deliveryDate, daysBetween, isWorking, pragueDay, pragueTime } from './calendar.ts'
import type { Moment } from './moments.ts'
import { shopsAt, type ShopAt, type ShopsAt } from './shop-at.ts'
import { plainShopper } from './plain-shopper.ts'

interface Dated {
  readonly name: string
  /** `2026-11-20` */
  readonly day: string
}

/** Records that must be in the past. */
const pastRecords = sql<Dated>`
  select 'order ' || code as name, left(created::text, 10) as day from orders
  union all select 'review ' || id, left(created::text, 10) from reviews
  union all select 'comment ' || id, left(created::text, 10) from comments
  union all select 'product ' || slug, created::text from products`

/** Sold-out products with the date of their next arrival. */
const nextArrivals = sql<Dated>`
  select slug as name, doc->'arrivals'->0->>'date' as day from products
  where jsonb_array_length(doc->'arrivals') > 0 and visible_to is null and saleable`

const inStock = sql<{ id: number }>`
  select variants.id from variants join products on products.id = product_id
  where check_stock and amount_min = 1 and not oversized and saleable and visible_to is null
    and (select sum(amount) from stock where variant_id = variants.id) > 5
  order by variants.id limit 1`

interface Offered {
  readonly id: number
  readonly slug: string
  readonly delay: number
}

/** The cheapest single-variant product that is in stock, delayed, or oversized. */
const cheapest = (kind: 'in stock' | 'delayed' | 'oversized') => sql<Offered>`
  select variants.id, slug, case when ${kind} = 'delayed' then delay_days else 0 end as delay
  from variants join products on products.id = product_id
  where saleable and visible_to is null and not free_shipping and amount_min = 1 and withdrawn is null
    and (select count(*) from variants as own where own.product_id = products.id) = 1
    and oversized = (${kind} = 'oversized') and check_stock = (${kind} <> 'delayed')
    and case when ${kind} = 'delayed' then delay_days between 3 and 14 else true end
    and coalesce((select sum(amount) from stock where variant_id = variants.id) > 5, false) = (${kind} <> 'delayed')
  order by products.price limit 1`

const courier = { closes: '15:00', days: 1 }
const box = { closes: '14:00', days: 1 }
const lorry = { closes: '12:00', days: 3 }

/** Tests the whole shop at each moment: seed, sandbox, server and pages together. */
export function checkMoments(moments: readonly Moment[]): void {
  let shops: ShopsAt
  beforeAll(async () => {
    shops = await shopsAt()
  })
  afterAll(() => shops.close())

  describe.each(moments)('$name', (moment) => {
    const today = pragueDay(moment.at)
    let shop: ShopAt
    beforeAll(async () => {
      shop = await shops.open(moment)
    })

    it('runs in the given time zone at the given time', () => {
      expect([process.env['TZ'], Date.now()]).toEqual([moment.timeZone, moment.at])
    })

    it('has no past records with a future date, and has recent orders', async () => {
      const { rows } = await pastRecords.execute(shop.database.q)
      expect(rows.length).toBeGreaterThan(1_000)
      expect(rows.filter(({ day }) => day > today)).toEqual([])
      expect(rows.some(({ name, day }) => name.startsWith('order') && daysBetween(day, today) < 7)).toBe(true)
    })

    it('B9.25 shows the next arrival of a sold-out product if it is less than 21 calendar days away in Prague', async () => {
      const { rows } = await nextArrivals.execute(shop.database.q)
      const days = rows.map(({ day }) => daysBetween(today, day))
      expect([days.length > 5, Math.min(...days) > 0, Math.max(...days) > 20]).toEqual([true, true, true])
      const shopper = plainShopper(shop.shopUrl)
      for (const [at, { ahead, isShown }] of [
        { ahead: 20, isShown: true },
        { ahead: 21, isShown: false },
      ].entries()) {
        const slug = rows[at]?.name ?? ''
        const arrivals = JSON.stringify([{ date: addDays(today, ahead), amount: 7 }])
        await sql`update products set doc = jsonb_set(doc, '{arrivals}', ${arrivals}::jsonb) where slug = ${slug}`.execute(
          shop.database.q,
        )
        expect([ahead, /Dalších \d+ \S+ čekáme/.test(await shopper.read(`/produkt/${slug}`))]).toEqual([ahead, isShown])
      }
    })

    it('C3.11 C9.12 C9.15 shows future working days as delivery dates, the same in the cart, the order and its page', async () => {
      const [goods] = (await inStock.execute(shop.database.q)).rows
      if (!goods) throw new Error('The seed has nothing in stock')
      const shopper = plainShopper(shop.shopUrl)
      await shopper.add(goods.id)
      const shippers = await shopper.request<Shipper[]>('/api/v1/cart/shippers')
      const methods = await shopper.read('/kosik/doprava-a-platba')
      expect(shippers.length).toBeGreaterThan(2)
      for (const { name, type, delivery, branches } of shippers) {
        const date = delivery.nearestDeliveryDate ?? ''
        const personal = type === 'PERSONAL'
        expect([name, date >= today, daysBetween(today, date) < 15]).toEqual([name, true, true])
        expect([name, personal || (isWorking(date) && date > today)]).toEqual([name, true])
        const text = wayText({ type, delivery, ...(branches && { branches }) }, date, new Date()).replaceAll(
          /\s+/g,
          ' ',
        )
        expect([name, text, methods.includes(text)]).toEqual([name, text, true])
      }

      const courier = shippers.find(({ type }) => type !== 'PERSONAL')
      await shopper.choose(courier?.id ?? 0, 3)
      const email = `dates-${moment.at}@example.cz`
      await shopper.order(email)
      const finished = await shopper.read('/kosik/dokonceni')
      const { rows } = await sql<{ day: string }>`
        select doc->>'nearestDeliveryDate' as day from orders order by created desc limit 1`.execute(shop.database.q)
      expect(rows[0]?.day).toBe(courier?.delivery.nearestDeliveryDate)
      const [, month, day] = (rows[0]?.day ?? '').split('-').map(Number)
      const named = daysBetween(today, rows[0]?.day ?? '') === 1 ? 'zítra' : `${day}. ${month}.`
      expect(finished.match(/U vás (?:v\S* \S+ )?(zítra|\d+\. \d+\.)/)?.[1]).toBe(named)
      expect(await mailsTo(shop.sandboxUrl, email)).toHaveLength(1)
    })

    it.each([
      { kind: 'in stock', shippers: [courier, box] },
      { kind: 'delayed', shippers: [courier, box] },
      { kind: 'oversized', shippers: [lorry] },
    ] as const)(
      'C9.09 C9.10 C9.11 C9.12 C9.13 shows the delivery date and the order deadline of goods that are $kind, the same on the page and in the cart',
      async ({ kind, shippers }) => {
        const [goods] = (await cheapest(kind).execute(shop.database.q)).rows
        if (!goods) throw new Error(`The seed has no product that is ${kind}`)
        const days = shippers.map((each) => deliveryDate(moment.at, each, goods.delay))
        const soonest = days.reduce((one, two) => (two < one ? two : one))
        const [, month, day] = soonest.split('-').map(Number)
        // home delivery first
        const first = shippers.find((each) => deliveryDate(moment.at, each, goods.delay) === soonest)
        const until = isWorking(today) && first && pragueTime(moment.at) <= first.closes ? first.closes : undefined
        const shopper = plainShopper(shop.shopUrl)
        const page = await shopper.read(`/produkt/${goods.slug}`)
        expect(page.match(/U vás [^\d]*(\d+\. \d+\.)/)?.[1]).toBe(`${day}. ${month}.`)
        expect(page.match(/Objednejte dnes do (\d+:\d+)/)?.[1]).toBe(until)
        await shopper.add(goods.id)
        const offered = await shopper.request<Shipper[]>('/api/v1/cart/shippers')
        const dates = offered.flatMap(({ type, delivery }) =>
          type === 'PERSONAL' ? [] : (delivery.nearestDeliveryDate ?? ''),
        )
        expect(new Set(dates)).toEqual(new Set(days))
      },
    )

    it('has dated articles, and an expired coupon', async () => {
      expect(await plainShopper(shop.shopUrl).read('/clanky')).toMatch(/\d+\. (\d+\.|[a-zá-ž]+) 20\d\d/)
      const { rows } = await sql<{ day: string }>`
        select valid_until::text as day from coupons where valid_until is not null`.execute(shop.database.q)
      expect(rows.map(({ day }) => day < today)).toEqual([true])
    })
  })
}
