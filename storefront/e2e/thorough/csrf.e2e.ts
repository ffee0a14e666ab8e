import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { everyPath } from '../support/every-path.ts'
import { type Goods, goodsBetween, addToCart } from '../support/goods.ts'
import { type OtherSite, type PostedForm, postFrom, startOtherSite } from '../support/other-site.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, shopUrl, sandboxUrl } = visitors()
let site: OtherSite
let goods: Goods

test.beforeAll(async () => {
  site = await startOtherSite()
  const [first] = await goodsBetween(sandboxUrl, 500, 9_000, 1)
  if (!first) throw new Error('There are no goods')
  goods = first
})
test.afterAll(() => site.stop())

/** Every form of a page that changes data, filled in as a visitor would send it. */
const formsOn = async (page: Page, path: string): Promise<PostedForm[]> => {
  const answer = await page.request.get(path)
  const sent = { html: await answer.text(), url: answer.url() }
  return page.evaluate(({ html, url }) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    return [...document.querySelectorAll<HTMLFormElement>('form[method="post" i]')].map((form) => ({
      action: new URL(form.getAttribute('action') ?? '', url).href,
      fields: [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const),
    }))
  }, sent)
}

const shapeOf = ({ action, fields }: PostedForm) =>
  JSON.stringify([new URL(action).pathname, fields.find(([name]) => name === 'intent')?.[1]])

/** All data that an attacker could want to change. */
async function accountData(page: Page) {
  const paths = ['/api/v1/user', '/api/v1/cart', '/api/v1/user/addresses', '/api/v1/user/shopping-lists']
  const answers = await Promise.all(paths.map((path) => page.request.get(shopUrl + path)))
  const cookies = await page.context().cookies(shopUrl)
  return {
    answers: await Promise.all(answers.map(async (answer) => [answer.status(), await answer.json()])),
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).sort(),
  }
}

const login: PostedForm['fields'] = [
  ['email', firm.email],
  ['password', firm.password],
]

test.describe('a page of another site', () => {
  test('changes nothing by posting our forms, although the browser sends the cookies', async () => {
    const { page } = await enter({ scripts: false })
    await signIn(page)
    await addToCart(page, goods)
    const forms = new Map<string, PostedForm>()
    for (const path of everyPath) for (const form of await formsOn(page, path)) forms.set(shapeOf(form), form)
    expect(forms.size).toBeGreaterThan(6)
    const before = await accountData(page)
    const { page: attackPage } = await enterAs(page)
    const answers = []
    for (const [shape, form] of forms) {
      await attackPage.goto(site.url)
      answers.push([shape, await postFrom(attackPage, form)])
    }
    expect(answers).toEqual([...forms.keys()].map((shape) => [shape, 403]))
    expect(await accountData(page)).toEqual(before)
  })

  test('can neither sign a visitor in nor a customer out', async () => {
    const { page, context } = await enter()
    await page.goto(site.url)
    expect(await postFrom(page, { action: `${shopUrl}/prihlasit`, fields: login })).toBe(403)
    expect((await context.cookies(shopUrl)).map(({ name }) => name)).not.toContain('vanek_auth')
    await signIn(page)
    for (const action of ['/prihlasit', '/api/oauth/logout']) {
      await page.goto(site.url)
      expect(await postFrom(page, { action: shopUrl + action, fields: [['intent', 'logout']] })).toBe(403)
    }
    expect((await page.request.get(`${shopUrl}/api/v1/user`)).status()).toBe(200)
  })

  test('cannot reach the back end by forms that imitate JSON, or by scripts', async () => {
    const { page } = await enter()
    await signIn(page)
    const before = await accountData(page)
    // a text/plain form can imitate JSON
    const json: PostedForm['fields'] = [[`{"variantId":${goods.variantId},"amount":1,"x":"`, '"}']]
    for (const path of ['/api/v1/cart/items', '/api/oauth/login', '/api/v1/user/addresses', '/api/v1/reset-password']) {
      await page.goto(site.url)
      expect(await postFrom(page, { action: shopUrl + path, fields: json, enctype: 'text/plain' })).toBe(403)
    }
    await page.goto(site.url)
    const outcomes = await page.evaluate(async (url) => {
      const send = (path: string, init: RequestInit) =>
        fetch(url + path, { credentials: 'include', ...init }).then(
          () => 'answered',
          () => 'refused',
        )
      const headers = { 'content-type': 'application/json' }
      return Promise.all([
        send('/api/v1/user', {}),
        send('/api/v1/user', { method: 'PATCH', headers, body: '{"firstName":"Cizí"}' }),
        send('/api/v1/user/password', { method: 'PATCH', headers, body: '{}' }),
        send('/api/v1/user/addresses/1', { method: 'DELETE' }),
        send('/api/v1/cart/items', { method: 'POST', mode: 'cors', body: '{}' }),
      ])
    }, shopUrl)
    expect(outcomes).toEqual(outcomes.map(() => 'refused'))
    expect(await accountData(page)).toEqual(before)
  })

  test('is what makes the difference: the same form posted from our own page is accepted', async () => {
    const { page, context } = await enter({ scripts: false })
    await page.goto('/prihlasit')
    await page.getByRole('main').getByLabel('E-mail').fill(jana.email)
    await page.getByRole('main').getByLabel('Heslo').fill(jana.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shopUrl}/`)
    expect((await context.cookies(shopUrl)).map(({ name }) => name)).toContain('vanek_auth')
  })
})

/** A page with scripts and the cookies of another one, like a second tab. */
async function enterAs(page: Page) {
  const visitor = await enter()
  await visitor.context.addCookies(await page.context().cookies(shopUrl))
  return visitor
}
