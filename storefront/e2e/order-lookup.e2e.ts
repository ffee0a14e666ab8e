import { unwrap } from '@vanek/sdk'
import { cancelOrder } from '@vanek/sdk/orders'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { newPerson } from './support/account.ts'
import { phone } from './support/browser.ts'
import { payments } from './support/buying.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { hydrated, open } from './support/hydrated.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { mailsTo, placedOrder, sandboxShop } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { orderAtDoor } from './support/order-progress.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** An order of a guest, to be paid by bank transfer. */
async function guestOrder() {
  const { email } = newPerson()
  const order = await orderAtDoor(sandboxUrl, sandboxShop(sandboxUrl), email, payments.transfer)
  return { ...order, email }
}

async function lookUp(page: Page, { code, email }: { readonly code: string; readonly email: string }): Promise<string> {
  await main(page).getByLabel('Číslo objednávky').fill(code)
  await main(page).getByLabel('E-mail').fill(email)
  await press(page, label('Poslat odkaz'))
  await heading(page, label('Podívejte se do e-mailu')).waitFor()
  return main(page).innerText()
}

const linksTo = async (email: string): Promise<URL[]> => {
  const mails = (await mailsTo(sandboxUrl, email)).filter(({ subject }) =>
    subject.startsWith(label('Odkaz k objednávce')),
  )
  return mails.map(({ body }) => new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? ''))
}

/** Everything in a page or readable by scripts. */
const readableContent = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      ...[document.documentElement.outerHTML, document.cookie, location.href, history.state],
      ...[Object.entries(localStorage), Object.entries(sessionStorage)],
    ]),
  )

test.describe('an order of a guest', () => {
  test('A2.01 A2.06 A2.07 A2.11 A2.12 is found by its number, paid by another method, and followed', async () => {
    const order = await guestOrder()
    const [mail] = await mailsTo(sandboxUrl, order.email)
    expect(mail?.body).toContain(shopUrl + pathOf(`/sledovani-objednavky?cislo=${order.code}`))

    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, '/prihlasit')
    await main(page)
      .getByRole('link', { name: label('Najděte si objednávku') })
      .click()
    await heading(page, label('Kde je moje objednávka')).waitFor()
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: label('Kde je moje objednávka') })
    expect(await footerLink.getAttribute('href')).toBe(pathOf('/sledovani-objednavky'))
    await open(page, pathOf(`/sledovani-objednavky?cislo=${order.code}`))
    expect(await main(page).getByLabel('Číslo objednávky').inputValue()).toBe(order.code)
    await press(page, label('Poslat odkaz'))
    await main(page).getByText(label('Vyplňte prosím e-mail')).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await lookUp(page, order)

    const [link] = await linksTo(order.email)
    const token = link?.searchParams.get('token') ?? ''
    expect([link?.origin, link?.pathname, token.length]).toEqual([shopUrl, pathOf('/sledovani-objednavky/odkaz'), 43])
    // mail scanners do not use up the link
    for (let times = 0; times < 2; times += 1) await plainVisitor(shopUrl).request(`${link?.pathname}${link?.search}`)
    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers()['referer']))
    const answer = await page.goto(link?.href ?? '')
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(page.url()).toBe(shopUrl + pathOf('/sledovani-objednavky/odkaz'))
    await page.reload()
    await hydrated(page)
    expect(await readableContent(page)).not.toContain(token)
    expect(await faultsOf(page)).toEqual([])
    await press(page, label('Zobrazit objednávku'))
    await page.waitForURL('**/objednavka')
    await heading(page, label(`Objednávka ${order.code}`)).waitFor()
    await hydrated(page)
    const { token: key } = await placedOrder(sandboxUrl, context)
    const content = await readableContent(page)
    expect([content.includes(token), content.includes(key)]).toEqual([false, false])
    expect(referrers.filter((referrer) => referrer?.includes('token='))).toEqual([])
    await main(page).getByText(label('Údaje pro platbu převodem')).waitFor()
    expect(await faultsOf(page)).toEqual([])

    await main(page).getByText(label('Změnit způsob platby')).click()
    await main(page).getByRole('radio', { name: 'kartou' }).check()
    await press(page, label('Změnit platbu'))
    await page.waitForURL('**/gateway/pay/**')
    await page.getByRole('button', { name: label('Zaplatit'), exact: true }).click()
    await page.waitForURL('**/objednavka')
    await main(page).locator('.order-way').getByText(label('Zaplaceno')).waitFor()
    await main(page)
      .getByRole('link', { name: /^Fakt[uú]ra/ })
      .first()
      .waitFor()

    // the order changes elsewhere while the page is hidden
    await hydrated(page)
    unwrap(await cancelOrder(sandboxShop(sandboxUrl), { token: key }, { idempotencyKey: `elsewhere-${order.code}` }))
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await main(page).getByText('Objednávka je zrušená').waitFor()
    expect(await main(page).getByText(label('Zrušit objednávku'), { exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])

    const { page: other } = await enter()
    await open(other, `${link?.pathname}${link?.search}`)
    await press(other, label('Zobrazit objednávku'))
    await heading(other, label('Odkaz už byl použit')).waitFor()
    await other.goto('/objednavka')
    await main(other)
      .getByRole('link', { name: label('Najít objednávku') })
      .click()
    await heading(other, label('Kde je moje objednávka')).waitFor()
  })

  test('A2.02 A2.11 A2.12 is found without scripts, and another e-mail reveals nothing', async () => {
    const [order, stranger] = [await guestOrder(), newPerson()]
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/sledovani-objednavky'))
    await press(page, label('Poslat odkaz'))
    await main(page).getByText(label('Vyplňte prosím číslo objednávky')).waitFor()
    const message = await lookUp(page, { code: order.code, email: stranger.email })
    await page.goto(pathOf('/sledovani-objednavky'))
    expect(await lookUp(page, order)).toBe(message)
    expect([await mailsTo(sandboxUrl, stranger.email), (await linksTo(order.email)).length]).toEqual([[], 1])
    await page.goto((await linksTo(order.email))[0]?.href ?? '')
    expect(page.url()).toBe(shopUrl + pathOf('/sledovani-objednavky/odkaz'))
    await press(page, label('Zobrazit objednávku'))
    await heading(page, label(`Objednávka ${order.code}`)).waitFor()
    await main(page).getByText(label('Změnit způsob platby')).click()
    await main(page)
      .getByRole('radio', { name: label('Dobírkou') })
      .check()
    await press(page, label('Změnit platbu'))
    await main(page).getByText(label('Způsob platby jsme změnili')).waitFor()
    expect(page.url()).toBe(`${shopUrl}/objednavka?zmena=platba`)
    await page.goto(pathOf('/sledovani-objednavky/odkaz?token=nobody'))
    await press(page, label('Zobrazit objednávku'))
    await heading(page, label('Tenhle odkaz k objednávce nevede')).waitFor()
  })
})
