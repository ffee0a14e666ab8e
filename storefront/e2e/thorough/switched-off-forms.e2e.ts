import { expect, test } from '../support/test.ts'
import type { Product } from '@vanek/sdk/product'
import { findProduct } from '../support/find-product.ts'
import { goodsBetween } from '../support/goods.ts'
import { plainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { emptyCartOf } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { whileSet } from '../support/settings.ts'
import { jana } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
let signedIn: PlainVisitor
let variantId: number

test.beforeAll(async () => {
  shop = await startShop(sandboxUrl, { PAGE_CACHE: 'nothing' })
  signedIn = plainVisitor(shop.shopUrl)
  await signedIn.post('/prihlasit', { email: jana.email, password: jana.password })
  const [goods] = await goodsBetween(sandboxUrl, 500, 2_000, 1)
  variantId = goods?.variantId ?? 0
})
test.afterAll(async () => {
  await shop.stop()
  await emptyCartOf(sandboxUrl, jana)
})

test.describe('forms of a disabled feature', () => {
  const posted = (visitor: PlainVisitor, path: string, form: Readonly<Record<string, string>>) =>
    visitor.request(path, {
      ...{ method: 'POST', body: new URLSearchParams(form) },
      headers: { 'sec-fetch-site': 'same-origin' },
    })

  test('B6.09 wish_list rejects new items, whether or not the list has a page', async () => {
    const heart = { intent: 'add', variantId: '1' }
    const statuses = async (functions: object) =>
      whileSet(sandboxUrl, { functions }, async () => [
        (await plainVisitor(shop.shopUrl).request('/uzivatel/oblibene')).status,
        (await posted(plainVisitor(shop.shopUrl), '/uzivatel/oblibene', heart)).status,
      ])
    expect(await statuses({ favourites: true, wish_list: true })).toEqual([303, 303])
    expect(await statuses({ favourites: true, wish_list: false })).toEqual([303, 404])
    expect(await statuses({ favourites: false, wish_list: true })).toEqual([404, 303])
  })

  const buysForCredits = ({ variants: [one] }: Product) =>
    (one?.availability.stock ?? 0) > 5 && (one?.creditsPrice ?? 999) < 100
  const isSoldOut = ({ variants, visibility }: Product) =>
    visibility.saleable && variants.length === 1 && !variants[0]!.availability.isAvailable
  for (const [flag, message, form] of [
    ['reviews', 'Hodnocení teď nepřijímáme', { intent: 'review', stars: '5', name: 'Jana', text: 'Tichý.' }],
    [
      ...(['productQuestions', 'Dotazy tu teď nepřijímáme'] as const),
      { intent: 'question', name: 'Jana', email: 'jana@vanek.test', question: 'Je tichý?' },
    ],
    ['watcher', 'Dostupnost zboží teď nehlídáme', { intent: 'watch', email: 'jana@vanek.test' }],
    ['shopping_lists', 'Nákupní seznamy teď v obchodě nemáme', { intent: 'save-list', name: 'Dílna' }],
    ['loyalty_credits', 'Kredity teď v obchodě nepřijímáme', { intent: 'credits', credits: '1' }],
    ['loyalty_credits', 'Kredity teď v obchodě nepřijímáme', { intent: 'add', credits: 'true' }],
  ] as const) {
    test(`B6.09 ${flag} rejects its form with a message: ${message} ${JSON.stringify(form)}`, async () => {
      const ofProduct = ['review', 'question', 'watch'].includes(form.intent)
      const { id, slug, variants } = await findProduct(sandboxUrl, (product) =>
        ofProduct ? isSoldOut(product) : buysForCredits(product),
      )
      const own = { productId: String(id), variantId: String(variants[0]!.id) }
      await signedIn.post('/kosik', { intent: 'add', variantId: String(variantId) })
      const send = async (on: boolean) => {
        const answer = await whileSet(sandboxUrl, { functions: { [flag]: on } }, () =>
          posted(signedIn, ofProduct ? `/produkt/${slug}` : '/kosik', { ...form, ...own }),
        )
        const main = /<main[^]*<\/main>/.exec(await answer.text())?.[0] ?? ''
        return [answer.status, main.includes(message)]
      }
      expect(await send(false)).toEqual([422, true])
      expect(await send(true)).toEqual([ofProduct ? 200 : 303, false])
    })
  }
})
