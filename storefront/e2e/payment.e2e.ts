import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { axeFindings } from './support/axe.ts'
import { finished, orderButton, payments, reachDetails } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { hydrated } from './support/hydrated.ts'
import { mailsTo, placedOrder } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()
const gateway = '**/gateway/pay/**'
const callback = '/checkout/payment/callback'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function orderByCard(options: { scripts?: boolean } = {}) {
  const visitor = await enter(options)
  const { page } = visitor
  const shopper = await reachDetails(page, await pickProduct(sandboxUrl), { ...options, payment: payments.card })
  await orderButton(page).click()
  await page.waitForURL(gateway)
  return { ...visitor, shopper, paid: async () => (await placedOrder(sandboxUrl, visitor.context)).payment.state }
}

test.describe('the way through the payment page', () => {
  test('C2.06 C4.58 C4.79 returns after Back, a decline, a cancellation and a late response, and ends paid once', async () => {
    const { page, shopper, paid } = await orderByCard()
    await page.goBack()
    await heading(page, label('Objednávka čeká na zaplacení')).waitFor()
    expect(new URL(page.url()).pathname).toBe(pathOf('/kosik/dokonceni'))

    await press(page, label('Přejít k platbě'))
    await page.waitForURL(gateway)
    await press(page, label('Zamítnout jako banka'))
    await page.waitForURL(`**${callback}*`)
    await heading(page, label('Platba neproběhla')).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await paid()).toBe('failed')

    await press(page, label('Zaplatit znovu'))
    await page.waitForURL(gateway)
    await press(page, label('Zrušit a vrátit se do obchodu'))
    await heading(page, label('Platba byla zrušena')).waitFor()
    await page.getByRole('link', { name: label('Zobrazit objednávku') }).click()
    await heading(page, label('Děkujeme, objednávka je přijatá')).waitFor()
    await heading(page, label('Platba byla zrušena')).waitFor()

    await press(page, label('Zaplatit znovu'))
    await page.waitForURL(gateway)
    await page.getByRole('spinbutton').fill('3')
    await press(page, label('Zaplatit s pozdním oznámením'))
    await heading(page, label('Čekáme na potvrzení platby')).waitFor()
    await page.waitForURL(finished)
    await page.getByText(label('Zaplaceno, platba v pořádku dorazila.')).waitFor()
    expect(await paid()).toBe('paid')

    // whatever the URL contains, and however often it is opened
    await page.goto(`${callback}?payment=other&state=failed`)
    await page.waitForURL(finished)
    await page.reload()
    await page.getByText(label('Zaplaceno, platba v pořádku dorazila.')).waitFor()
    const ordered = (await mailsTo(sandboxUrl, shopper.email)).filter(({ kind }) => kind === 'order')
    expect(ordered.length).toBeGreaterThan(0)
  })

  test('C2.06 keeps polling for a visitor without any interaction', async () => {
    const { page, context, paid } = await orderByCard()
    await page.getByRole('spinbutton').fill('5')
    await press(page, label('Zaplatit s pozdním oznámením'))
    await heading(page, label('Čekáme na potvrzení platby')).waitFor()
    await page.close()
    // a page without any interaction
    const idlePage = await context.newPage()
    await idlePage.goto(callback)
    await heading(idlePage, label('Čekáme na potvrzení platby')).waitFor()
    await idlePage.waitForURL(finished)
    expect(await paid()).toBe('paid')
  })

  test('C2.06 counts a payment that is reported twice as one, without scripts', async () => {
    const { page, paid } = await orderByCard({ scripts: false })
    await press(page, label('Zaplatit a oznámit to obchodu dvakrát'))
    await page.waitForURL(finished)
    await page.getByText(label('Zaplaceno, platba v pořádku dorazila.')).waitFor()
    expect(await paid()).toBe('paid')
  })

  test('C2.06 polls by reloading the page without scripts', async () => {
    const { page, paid } = await orderByCard({ scripts: false })
    await page.getByRole('spinbutton').fill('2')
    await press(page, label('Zaplatit s pozdním oznámením'))
    await heading(page, label('Čekáme na potvrzení platby')).waitFor()
    await page.getByRole('link', { name: label('Zkontrolovat znovu') }).waitFor()
    await page.waitForURL(finished)
    expect(await paid()).toBe('paid')
  })

  test('C2.06 shows nothing about an order to another browser', async () => {
    const { page } = await enter()
    await page.goto(`${callback}?payment=any&state=paid`)
    await heading(page, label('Objednávku v tomto prohlížeči nevidíme')).waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/[Zz]aplaceno/)
  })
})

for (const scripts of [true, false]) {
  test.describe(`an order of a guest, with scripts ${scripts}`, () => {
    test('A3.11 A3.12 is paid by another method than chosen, and cancelled', async () => {
      const { page, context } = await enter({ scripts })
      await recordViolations(context)
      const main = page.getByRole('main')
      await reachDetails(page, await pickProduct(sandboxUrl), { scripts, payment: payments.transfer })
      await orderButton(page).click()
      await page.waitForURL(finished)
      if (scripts) await hydrated(page)
      const { code } = await placedOrder(sandboxUrl, context)
      const qrStatus = async () => (await page.request.get(pathOf(`/kosik/platba-prevodem/${code}.svg`))).status()
      expect([await main.locator('.transfer').count(), await qrStatus()]).toEqual([1, 200])
      await main.getByText(label('Změnit způsob platby')).click()
      await main.getByRole('radio', { name: label('Dobírkou') }).check()
      await press(page, label('Změnit platbu'))
      await main.getByText(label('Způsob platby jsme změnili')).waitFor()
      expect([await main.locator('.transfer').count(), await qrStatus()]).toEqual([0, 404])
      await main.getByText(label('Změnit způsob platby')).click()
      await main.getByRole('radio', { name: 'kartou' }).check()
      await press(page, label('Změnit platbu'))
      await page.waitForURL(gateway)
      await press(page, label('Zaplatit'))
      await page.waitForURL(finished)
      await main.getByText(label('Zaplaceno, platba v pořádku dorazila.')).waitFor()
      expect(await main.getByText(label('Změnit způsob platby')).count()).toBe(0)
      if (scripts) await hydrated(page)
      await main.getByText(label('Zrušit objednávku'), { exact: true }).click()
      expect(scripts ? await faultsOf(page) : []).toEqual([])
      await press(page, label('Ano, zrušit objednávku'))
      await heading(page, 'Objednávka je zrušená').waitFor()
      await main.getByText(label('Vrátíme vám')).waitFor()
      const cancelled = await placedOrder(sandboxUrl, context)
      expect([cancelled.status, cancelled.refunds]).toMatchObject([
        'cancelled',
        [{ amount: cancelled.prices.totalWithTax, sent: null }],
      ])
      await page.goto(callback)
      await page.waitForURL(finished)
    })
  })
}
