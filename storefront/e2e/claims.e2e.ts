import { unwrap } from '@vanek/sdk'
import type { OrderDetails } from '@vanek/sdk/account'
import { getOrderClaims } from '@vanek/sdk/orders'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { afterTest, expect, test } from './support/test.ts'
import { newCustomer } from './support/account.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { customerShop } from './support/customer-shop.ts'
import { devTool } from './support/dev-tool.ts'
import { hydrated, open } from './support/hydrated.ts'
import { orderByForms } from './support/plain-order.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { moveUntil, orderAtDoor } from './support/order-progress.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })

const main = (page: Page) => page.getByRole('main')
const words = 'Po týdnu začal hlasitě pískat.'
const nothingToDo = inMarket({ cs: 'Teď nemusíte dělat nic dalšího.', sk: 'Teraz nemusíte robiť nič ďalšie.' })

/** A photo with a plain colour, as a chosen file. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A new customer with a delivered order. */
async function deliveredTo() {
  const customer = await newCustomer(sandboxUrl)
  const shop = await customerShop(sandboxUrl, customer)
  const placed = await orderAtDoor(sandboxUrl, shop, customer.email)
  afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
  const order: OrderDetails = await moveUntil(sandboxUrl, shop, placed.id, 'delivered')
  return { customer, shop, order }
}

const loaded = (page: Page) =>
  page.waitForFunction(() => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('.photo-strip img')]
    return photos.length > 0 && photos.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  })

test.describe('claims', () => {
  test('A6.11 A6.12 A6.05 are filed with photos, followed and resolved, by keyboard', async () => {
    const { customer, shop, order } = await deliveredTo()
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${order.id}`))
    await main(page).getByText(label('Závadu můžete reklamovat do')).waitFor()
    await main(page)
      .getByRole('link', { name: label('Reklamovat zboží') })
      .press('Enter')
    await main(page)
      .getByRole('heading', { name: label('Reklamace zboží') })
      .waitFor()
    await hydrated(page, '.claim-form')
    const send = main(page).getByRole('button', { name: label('Odeslat reklamaci') })
    await send.press('Enter')
    await main(page).getByText(label('Popište prosím závadu aspoň několika slovy')).waitFor()
    await main(page).getByText(label('Vyberte prosím, jak reklamaci vyřídit')).waitFor()
    await main(page).getByLabel(label('Co je špatně')).fill(words)

    const files = main(page).getByLabel(label('Fotky závady'))
    const refused = { name: 'smlouva.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
    await files.setInputFiles([await photo('modra.jpg', '#00c'), refused])
    await main(page)
      .getByText(`smlouva.pdf: ${label('Tuto fotku se nepodařilo přečíst')}`)
      .waitFor()
    await files.setInputFiles([await photo('cervena.jpg', '#c00')])
    await main(page).locator('.photo-preview img').nth(1).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: label('Odebrat fotku modra.jpg') })
      .press('Enter')
    expect(await main(page).locator('.photo-preview').count()).toBe(1)
    expect(await files.evaluate((input) => input === document.activeElement)).toBe(true)
    await main(page)
      .getByRole('radio', { name: label('Opravit') })
      .press('Space')
    await send.press('Enter')
    await main(page).getByText(nothingToDo).waitFor()
    await loaded(page)
    const [claim] = unwrap(await getOrderClaims(shop, { id: order.id })).data
    expect(claim).toMatchObject({ description: words, wish: 'repair', photos: [{ width: 900, height: 600 }] })
    await main(page).getByText(claim!.number).first().waitFor()
    expect(await faultsOf(page)).toEqual([])

    await devTool(sandboxUrl, 'claim', { number: claim!.number, outcome: 'rejected', answer: 'Spadl ze stolu.' })
    await main(page)
      .getByRole('link', { name: label(`Objednávka ${order.code}`) })
      .click()
    await main(page).getByText('Spadl ze stolu.').waitFor()
    expect(await main(page).locator('.claim .order-way li > span').allInnerTexts()).toEqual([
      label('Přijali jsme ji'),
      label('Zamítli jsme ji'),
    ])
    await loaded(page)
    expect(await faultsOf(page)).toEqual([])
    const src = await main(page).locator('.photo-strip img').getAttribute('src')
    const [own, stranger] = [await page.request.get(src ?? ''), await fetch(shopUrl + src)]
    expect([own.status(), stranger.status]).toEqual([200, 401])
    expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    expect(complaints).toEqual([])
  })

  test('A6.11 A6.12 are filed without scripts: typed input is kept, and files have to be chosen again', async () => {
    const { customer, shop, order } = await deliveredTo()
    const { page } = await enter({ scripts: false })
    await signIn(page, customer)
    await page.goto(pathOf('/podat-reklamaci'))
    await main(page)
      .getByRole('link', { name: label('Zobrazit moje objednávky') })
      .waitFor()
    await page.goto(pathOf(`/podat-reklamaci?objednavka=${order.id}`))
    await main(page).getByLabel(label('Co je špatně')).fill(words)
    await main(page)
      .getByLabel(label('Fotky závady'))
      .setInputFiles([await photo('modra.jpg', '#00c')])
    await main(page)
      .getByRole('button', { name: label('Odeslat reklamaci') })
      .click()
    await main(page).getByText(label('Vyberte prosím, jak reklamaci vyřídit')).waitFor()
    await main(page).getByText(label('přidejte je prosím znovu')).waitFor()
    expect(await main(page).getByLabel(label('Co je špatně')).inputValue()).toBe(words)
    await main(page)
      .getByRole('radio', { name: label('Vrátit peníze') })
      .check()
    await main(page)
      .getByLabel(label('Fotky závady'))
      .setInputFiles([await photo('modra.jpg', '#00c'), await photo('cervena.jpg', '#c00')])
    await main(page)
      .getByRole('button', { name: label('Odeslat reklamaci') })
      .click()
    await main(page).getByText(nothingToDo).waitFor()
    const { data, claimable } = unwrap(await getOrderClaims(shop, { id: order.id }))
    expect([data[0]?.photos.length, data[0]?.wish, claimable]).toEqual([2, 'money_back', []])
    await page.goto(pathOf(`/uzivatel/objednavky/${order.id}`))
    await main(page).getByText(label('Posuzujeme ji')).waitFor()
    expect(await main(page).getByText(label('Reklamovat zboží')).count()).toBe(0)
    expect((await page.goto(pathOf('/podat-reklamaci?objednavka=neni')))?.status()).toBe(404)
  })

  test('A6.03 A6.11 A6.12 of a guest are filed for the order just placed, and once after a double click', async () => {
    const guest = plainVisitor(shopUrl)
    const read = async (path: string) => (await guest.request(path)).text()
    const forms = { read, post: (path: string, form: Readonly<Record<string, string>>) => guest.post(path, form) }
    await orderByForms(forms, (await pickProduct(sandboxUrl)).variant.id)
    const path = pathOf('/podat-reklamaci?objednavka=current')
    expect(await read(path)).toContain(label('Zboží z této objednávky ještě nemáte u sebe.'))
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await devTool(sandboxUrl, 'clock', { aheadMs: 14 * 86_400_000 })
    expect(await read(pathOf('/kosik/dokonceni'))).toContain(`href="${path}"`)
    const html = await read(path)
    const valueOf = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    const { buffer } = await photo('modra.jpg', '#00c')
    const posted = () => {
      const form = new FormData()
      form.set('claimKey', valueOf(/name="claimKey" value="([^"]+)"/))
      form.set('item', valueOf(/id="claim-item-(\d+)"/))
      form.set('amount', '1')
      form.set('description', words)
      form.set('wish', 'replacement')
      form.set('photos', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'modra.jpg')
      const headers = { 'sec-fetch-site': 'same-origin' }
      return guest.request(path, { method: 'POST', headers, body: form })
    }
    const [first, second] = [await posted(), await posted()]
    const location = first.headers.get('location') ?? ''
    expect([first.status, second.status, second.headers.get('location')]).toEqual([303, 303, location])
    expect(location).toMatch(/podana=RE-\d{4}-\d{5}$/)
    expect(await read(location)).toContain(inMarket({ cs: 'jsme přijali', sk: 'sme prijali' }))
    const [, src = ''] =
      /src="(\/api\/v1\/orders\/token\/current\/claim-photos\/[\w?=-]+)"/.exec(await read(location)) ?? []
    const picture = await guest.request(src)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
