import { afterEach, describe, expect, it } from 'vitest'
import { codesOf, newKey } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const DAY_MS = 24 * 3600 * 1000

/** Site-wide endpoints: settings, paths, and forms of visitors. */
export function siteSuite(the: () => World): void {
  const request: World['request'] = (...args) => the().request(...args)
  const mailsTo = (recipient: string) =>
    the().database.q.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

  describe('settings', () => {
    it('B3.49 B3.50 B3.51 B3.52 are complete', async () => {
      const { body } = await request('GET', `${API}/globals`)
      expect(body.integrations).toEqual({
        heureka_public_key: 'vanek-demo-overeno',
        seznam_shop_id: 'vanek-demo-66',
        recommender: 'products',
      })
      expect(body.tracking).toEqual({ first_step_products_only: false })
      expect(body.functions.compare).toBe(true)
      expect(body.functions.documents_list).toBeUndefined()
      expect(body.cartConfiguration).toMatchObject({ shopping_disabled: false, domain_enabled: true })
      expect(body.cartConfiguration.info_texts.length).toBeGreaterThan(0)
      expect(body.configuration_products).toEqual({ show_free_delivery_tag_by_price: true })
      expect(body.topBanner).toMatchObject({ enabled: true, domain_enabled: true })
      expect(Date.parse(body.topBanner.last_modified)).toBeLessThan(the().clock.now().getTime())
      expect(body.languages).toEqual([{ code: 'cs', title: 'Čeština' }])
      expect(body.countries[0]).toEqual({ code: 'CZ', alpha3: 'CZE', title: 'Česko' })
      expect(body.theme).toMatchObject({
        name: 'cvb',
        pages: { delivery_details: { zbozi: true }, product_detail: { storage_days: 21 } },
      })
    })

    it('include the shippers of a cart, and the fastest of them', async () => {
      const { body } = await request('GET', `${API}/globals`)
      const offered = (await request('GET', `${API}/cart/shippers`)).body
      for (const { id, name } of offered) expect(body.shippers).toContainEqual(expect.objectContaining({ id, name }))
      // pickups are not deliveries (C4.54)
      const personal = offered
        .filter((one: { type: string }) => one.type === 'PERSONAL')
        .map(({ id }: { id: number }) => id)
      const brought = body.shippers.filter(({ id }: { id: number }) => !personal.includes(id))
      const days = brought.map((one: { deliveryDays: number }) => one.deliveryDays)
      const fastest = brought.find((one: { id: number }) => one.id === body.fastestShipper)
      expect(fastest?.deliveryDays).toBe(Math.min(...days))
    })

    it('B7.16 refer to existing menus, whose entries have their ancestors', async () => {
      const { body } = await request('GET', `${API}/globals`)
      interface Entry {
        readonly id: number
        readonly parent: number | null
        readonly children: readonly Entry[]
      }
      const check = (entries: readonly Entry[], parent: number | null): void => {
        for (const entry of entries) {
          expect(entry.parent).toBe(parent)
          check(entry.children, entry.id)
        }
      }
      for (const code of Object.values(body.menus)) {
        const menu = await request('GET', `/cms/menu-object/${String(code)}`)
        expect(menu.status).toBe(200)
        check(menu.body.items, null)
      }
    })
  })

  describe('paths', () => {
    const rewrite = (path: string, lang = 'cs') =>
      request('GET', `/cms/url-rewrite?lang=${lang}&path=${encodeURIComponent(path)}`)
    const redirect = async (path: string) =>
      (await request('GET', `/cms/redirect?route=catchAll-slug&path=${encodeURIComponent(path)}`)).body.redirectPath

    it('B7.09 rewrites a custom path to its page, in its language only', async () => {
      const { body } = await rewrite('/reklamace')
      expect(body).toEqual({ type: 'page', page_meta: { slug: { cs: 'reklamacni-rad' } } })
      expect((await rewrite('/reklamace/')).status).toBe(200)
      expect((await rewrite('/reklamace', 'de')).status).toBe(404)
      expect((await rewrite('/nic-takoveho')).status).toBe(404)
      expect((await rewrite('/reklamacni-rad')).status).toBe(404)
    })

    it('B7.11 redirects moved paths, one step at a time', async () => {
      expect(await redirect('/blog')).toBe('/clanky')
      expect(await redirect('/magazin')).toBe('/blog')
      expect(await redirect('/akce')).toBe('/akce')
      expect(await redirect('/koupelnove-ventilatory')).toBeNull()
    })

    it('B7.11 redirects old product URLs, except for goods of a group', async () => {
      const products = await the()
        .database.q.selectFrom('products')
        .select(['id', 'slug', 'visible_to'])
        .orderBy('id')
        .execute()
      const targets = await Promise.all(products.map(({ id, slug }) => redirect(`/produkt/${id}-${slug}`)))
      const redirected = products.filter((_, at) => targets[at] !== null)
      expect(redirected.length).toBeGreaterThan(10)
      expect(redirected.every(({ visible_to }) => visible_to === null)).toBe(true)
      for (const [at, { slug }] of products.entries()) expect([null, `/produkt/${slug}`]).toContain(targets[at])
    })

    it.each(['category', 'virtual_category', 'product'])('lists paths of every public %s, in pages', async (kind) => {
      const page = async (skip: number, limit: number) =>
        (await request('GET', `/cms/catalog/paths?kind=${kind}&skip=${skip}&limit=${limit}`)).body
      const all = await page(0, 5000)
      expect(all.items).toHaveLength(all.total)
      const half = Math.ceil(all.total / 2)
      expect([...(await page(0, half)).items, ...(await page(half, half)).items]).toEqual(all.items)
      const slugs = all.items.map((one: { slug: string }) => one.slug)
      expect(new Set(slugs).size).toBe(all.total)
      const closed = await the()
        .database.q.selectFrom(kind === 'category' ? 'categories' : 'products')
        .select(kind === 'category' ? 'path as slug' : 'slug')
        .where('visible_to', 'is not', null)
        .execute()
      expect(closed.length).toBeGreaterThan(0)
      for (const { slug } of closed) expect(slugs).not.toContain(slug)
      const inCategories = all.items.filter((one: { category_path: string | null }) => one.category_path !== null)
      expect(inCategories).toHaveLength(kind === 'product' ? all.total : 0)
    })
  })

  describe('contact form', () => {
    const letter = { name: ' Jana Malá ', email: 'Jana@Example.test', message: 'Vejde se vám to do zdi?' }
    const send = (change: object = {}, key = newKey()) =>
      request('POST', `${API}/contact-form`, { ...letter, ...change }, { key })

    it('C7.59 mails the shop once per key, and sends a receipt to the sender', async () => {
      const key = newKey()
      expect((await send({}, key)).body).toEqual({ status: 'sent' })
      const again = await send({}, key)
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
      const [copy, ...more] = await mailsTo('jana@example.test')
      expect([copy?.kind, more]).toEqual(['contact', []])
      const rows = await the()
        .database.q.selectFrom('contact_messages')
        .selectAll()
        .where('email', '=', 'jana@example.test')
        .execute()
      expect(rows).toEqual([expect.objectContaining({ name: 'Jana Malá', email: 'jana@example.test', phone: null })])
      const { body } = await request('GET', `${API}/globals`)
      expect((await mailsTo(body.contact.email)).at(-1)?.body).toContain(letter.message)
    })

    it('C7.59 the receipt contains no user input, because the address is unverified', async () => {
      const texts = {
        name: 'Výhra na http://evil.test/a',
        phone: '+420 http://evil.test/b',
        message: 'http://evil.test/c',
      }
      expect((await send({ ...texts, email: 'cizi@example.test' })).status).toBe(200)
      const [receipt, ...more] = await mailsTo('cizi@example.test')
      expect([receipt?.kind, more]).toEqual(['contact', []])
      expect(JSON.stringify(receipt)).not.toMatch(/evil|Výhra|http/)
    })

    it('keys of different senders do not collide', async () => {
      const key = newKey()
      const mine = await send({ email: 'prvni@example.test' }, key)
      const theirs = await send({ email: 'druhy@example.test' }, key)
      for (const { status, headers } of [mine, theirs])
        expect([status, headers['idempotent-replayed']]).toEqual([200, undefined])
      expect(
        [await mailsTo('prvni@example.test'), await mailsTo('druhy@example.test')].map(({ length }) => length),
      ).toEqual([1, 1])
    })

    it('is rejected with the blank field', async () => {
      const { status, body } = await send({ message: '  ' })
      expect([status, body.errors[0].field]).toEqual([422, 'message'])
      expect((await send({ email: 'nikdo' })).body.errors[0].field).toBe('email')
    })

    it('is limited per mailbox', async () => {
      const statuses = []
      for (let at = 0; at < 7; at += 1) statuses.push((await send({ email: 'obet@example.test' })).status)
      expect(statuses.slice(5)).toEqual([429, 429])
      expect((await mailsTo('obet@example.test')).length).toBe(5)
    })
  })

  describe('newsletter', () => {
    const callbackUrl = 'http://shop.test/aktivovat'
    const subscribe = (email: string) =>
      request('POST', `${API}/newsletter/subscribe`, { email, callbackUrl, terms: true })
    const activate = (token: string) => request('POST', `${API}/activate`, { token })
    async function tokenFor(email: string): Promise<string> {
      await subscribe(email)
      const mail = (await mailsTo(email)).at(-1)
      return new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    }
    afterEach(() => the().clock.shift(0))

    it('C2.11 C7.58 is confirmed through the link in the mail; repeated requests succeed for an hour', async () => {
      const token = await tokenFor('novinky@example.test')
      expect((await activate(token)).body).toEqual({ kind: 'newsletter' })
      expect((await activate(token)).status).toBe(200)
      the().clock.shift(2 * 3600 * 1000)
      expect(codesOf((await activate(token)).body)).toEqual(['not_found'])
      expect(codesOf((await activate('vymyšlený')).body)).toEqual(['not_found'])
    })

    it('C2.11 the link is valid for seven days', async () => {
      const token = await tokenFor('pozde@example.test')
      the().clock.shift(8 * DAY_MS)
      expect(codesOf((await activate(token)).body)).toEqual(['token_expired'])
      the().clock.shift(6 * DAY_MS)
      expect((await activate(token)).status).toBe(200)
    })

    it('C8.26 an address that blocks mails is rejected with 401 and a message', async () => {
      const { status, body } = await subscribe('kdo@blocked.test')
      expect([status, body.errors]).toEqual([
        401,
        [{ code: 'email_refused', field: 'email', title: 'Na tuto adresu novinky neposíláme.' }],
      ])
      expect(await mailsTo('kdo@blocked.test')).toEqual([])
    })
  })

  describe('home page', () => {
    it('B2.30 four selling points link to sections of the purchase page', async () => {
      const query = '{ siteConfiguration { selling_points { url } } }'
      const { body } = await request('POST', '/cms/graphql', { query })
      expect(body.data.siteConfiguration.selling_points.map((one: { url: string }) => one.url).sort()).toEqual([
        '/vse-o-nakupu#bezproblemova-reklamace',
        '/vse-o-nakupu#doprava',
        '/vse-o-nakupu#kontakt',
        '/vse-o-nakupu#vse-o-nakupu',
      ])
    })

    it('B3.41 shows a banner of a group to that group only', async () => {
      const banners = async (headers = {}) =>
        (
          await request(
            'POST',
            '/cms/graphql',
            { query: '{ homepageWideBanners { _id customer_group_enabled } }' },
            { headers },
          )
        ).body.data.homepageWideBanners as { _id: string; customer_group_enabled: string[] }[]
      const everybody = await banners()
      const firms = await banners({ 'x-user-groups': 'firmy' })
      expect(everybody.every((one) => one.customer_group_enabled.length === 0)).toBe(true)
      expect(firms.length).toBe(everybody.length + 1)
    })
  })
}
