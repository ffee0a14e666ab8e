import { readFile } from 'node:fs/promises'
import { unwrap } from '@vanek/sdk'
import { getUserOrders } from '@vanek/sdk/account'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newCustomer } from './support/account.ts'
import { desktop } from './support/browser.ts'
import { faultsOf, noteViolations } from './support/complaint-free.ts'
import { customerShop } from './support/customer-shop.ts'
import { devTool } from './support/dev-tool.ts'
import { hydrated, open } from './support/hydrated.ts'
import { firm, jana, signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { moveUntil, orderOnDelivery } from './support/way-of-order.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('.order-card')

/** Orders of a demo customer as the back end has them, the newest first. */
async function ordersOf(customer: typeof jana) {
  const shop = await customerShop(sandboxUrl, customer)
  return unwrap(await getUserOrders(shop, { perPage: 100 }))
}

describe('orders of a customer', () => {
  it('C2.16 C7.28 C9.08 stand ten on a page, each page at its address', async () => {
    const { orders, total } = await ordersOf(jana)
    expect(total).toBeGreaterThan(10)
    const { page } = await enter()
    await signIn(page)
    await open(page, '/uzivatel/objednavky')
    const codes = async () =>
      (await cards(page).getByRole('link').allInnerTexts()).map((text) => text.split(' ').at(-1))
    expect(await codes()).toEqual(orders.slice(0, 10).map(({ code }) => code))
    await main(page).getByText(`1–10 z ${total} objednávek`).waitFor()
    await main(page).getByRole('link', { name: 'Strana 2' }).click()
    await page.waitForURL('**/uzivatel/objednavky?page=2')
    // other tests order in her name too
    await main(page)
      .getByText(`11–${Math.min(total, 20)} z ${total} objednávek`)
      .waitFor()
    expect(await codes()).toEqual(orders.slice(10, 20).map(({ code }) => code))
    await page.reload()
    expect(await codes()).toEqual(orders.slice(10, 20).map(({ code }) => code))
    await page.goBack()
    await main(page).getByText(`1–10 z ${total} objednávek`).waitFor()
    await page.goto('/uzivatel/objednavky?page=900')
    expect(page.url()).toMatch(new RegExp(`page=${Math.ceil(total / 10)}$`))
  })

  it('C2.16 are none yet for somebody new, who is told so', async () => {
    const { page } = await enter()
    await signIn(page, await newCustomer(sandboxUrl))
    await page.goto('/uzivatel/objednavky')
    await main(page).getByText('Zatím u vás žádnou objednávku nemáme').waitFor()
    expect(await cards(page).count()).toBe(0)
  })

  it('C2.17 C7.29 C7.31 C7.32 are shown with everything about them, and given as files', async () => {
    const { orders } = await ordersOf(jana)
    // other tests order in her name too
    const order = orders.find(({ payment, status }) => payment.state === 'paid' && status === 'delivered')
    const { page, context, complaints } = await enter()
    await noteViolations(context)
    await signIn(page)
    await open(page, '/uzivatel/objednavky')
    await cards(page)
      .getByRole('link', { name: order?.code ?? 'none' })
      .click()
    await main(page)
      .getByRole('heading', { level: 1, name: `Objednávka ${order?.code}` })
      .waitFor()
    await main(page).getByText('Zaplaceno').waitFor()
    await main(page).getByText('Doručeno').waitFor()
    await main(page).getByText('Celkem s DPH').waitFor()
    await main(page).getByRole('heading', { name: 'Fakturujeme' }).waitFor()
    expect(await main(page).locator('.order-items li img').count()).toBeGreaterThan(0)
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(desktop)

    const fileOf = async (name: string) => {
      const download = page.waitForEvent('download')
      await main(page).getByRole('link', { name }).click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await fileOf('Položky do tabulky (CSV)')
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.toString('utf8')).toContain('Kód;Název')
    const zip = await fileOf('Obrázky zboží (ZIP)')
    expect([zip.name.endsWith('.zip'), zip.bytes.subarray(0, 2).toString()]).toEqual([true, 'PK'])
    expect(complaints).toEqual([])
  })

  it('C2.17 C7.30 to be paid by a transfer show its data with the code for a bank', async () => {
    const { orders } = await ordersOf(firm)
    const order = orders.find(({ payment }) => payment.name.includes('převodem'))
    const { page } = await enter()
    await signIn(page, firm)
    const drawn = page.waitForResponse((answer) => answer.url().includes('/kosik/platba-prevodem/'))
    await open(page, `/uzivatel/objednavky/${order?.id}`)
    // how it is paid is a fact of it, and no state
    expect(await main(page).locator('.account-facts').first().innerText()).toContain(order?.payment.name)
    await main(page).getByText('Údaje pro platbu převodem').click()
    expect((await drawn).status()).toBe(200)
    await main(page).getByText('Variabilní symbol').waitFor()
  })

  it('A1.06 A1.07 A1.08 are followed from packing to delivery, and told when a parcel is lost', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id, code } = await orderOnDelivery(sandboxUrl, shop, customer.email)
    const { page, context } = await enter()
    onTestFinished(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await noteViolations(context)
    await signIn(page, customer)
    const steps = async () => {
      await page.goto(`/uzivatel/objednavky/${id}`)
      return main(page).getByRole('list').and(page.locator('.order-way')).locator('li > span').allInnerTexts()
    }
    expect(await steps()).toEqual(['Přijato', 'Chystáme', 'Předání dopravci', 'Doručení'])
    expect(await main(page).locator('[aria-current=step]').innerText()).toBe('Chystáme')
    const { parcels } = await moveUntil(sandboxUrl, shop, id, 'handed_over')
    expect(await steps()).toEqual(['Přijato', 'Zabaleno', 'Předáno dopravci', 'Na cestě'])
    const follow = main(page).getByRole('link', { name: 'Sledovat zásilku' })
    expect(await follow.getAttribute('href')).toBe(parcels[0]?.trackingUrl)
    await main(page).getByText('Čekejte ji').waitFor()
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/uzivatel/objednavky')
    expect(await cards(page).first().locator('.state').innerText()).toBe('Na cestě')
    await devTool(sandboxUrl, 'parcel', { code, mishap: 'lost' })
    await steps()
    await main(page).getByText('Dopravce ji nemůže najít').waitFor()
    expect(await main(page).getByText('Čekejte ji').count()).toBe(0)
    await devTool(sandboxUrl, 'parcel', { code, mishap: null })
    await moveUntil(sandboxUrl, shop, id, 'delivered')
    expect(await steps()).toEqual(['Přijato', 'Zabaleno', 'Předáno dopravci', 'Doručeno'])
    await follow.click()
    await page.getByText('Zásilka je doručená.').waitFor()
  })

  it('C2.17 of somebody else are not there', async () => {
    const [theirs] = (await ordersOf(firm)).orders
    const { page } = await enter()
    await signIn(page)
    const answer = await page.goto(`/uzivatel/objednavky/${theirs?.id}`)
    expect(answer?.status()).toBe(404)
    await main(page).getByText('Takovou objednávku u vašeho účtu nemáme').waitFor()
    expect(await main(page).innerText()).not.toContain(theirs?.code)
  })
})
