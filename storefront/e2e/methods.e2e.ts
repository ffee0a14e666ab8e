import type { Shipper } from '@vanek/sdk/checkout'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { wayText } from '../src/market/delivery-text.ts'
import { fillCart } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { hydrated, open } from './support/hydrated.ts'
import { amountIn } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'
import { guestSettings } from '../src/lib/page/settings.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const weekdays = inMarket({ cs: 'pondělí|úterý|středa|čtvrtek|pátek', sk: 'pondelok|utorok|streda|štvrtok|piatok' })

const methods = '/kosik/doprava-a-platba'
const details = pathOf('**/kosik/dodaci-udaje')

const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const courier = label('Kurýrem na adresu')
const personal = label('Osobní odběr na pobočce')
const onDelivery = label('Dobírkou')

/** The shippers for this visitor's cart, from the API. */
const offered = async (page: Page): Promise<Shipper[]> =>
  (await (await page.request.get('/api/v1/cart/shippers')).json()) as Shipper[]

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ has: choice(page, name) })
const continueButton = (page: Page) => page.getByRole('button', { name: label('Pokračovat k dodacím údajům') })
const total = async (page: Page) =>
  amountIn(
    await page
      .getByRole('term')
      .filter({ hasText: label('Celkem s DPH') })
      .locator('..')
      .innerText(),
  )

/** Waits until the back end has priced the choice. */
const priced = (page: Page) => page.waitForResponse((answer) => /\/api\/v1\/cart\?/.test(answer.url()) && answer.ok())

test.describe('shipping and payment', () => {
  test('C3.10 C3.11 C3.12 C4.54 C9.14 C9.15 shows each method with its price, its date and the fastest one', async () => {
    const { page, complaints } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    const before = new Date()
    await open(page, methods)
    const after = new Date()
    const shippers = await offered(page)
    expect(shippers.length).toBeGreaterThan(2)
    for (const shipper of shippers) {
      const { id, name, delivery, priceWithTax } = shipper
      const date = delivery.nearestDeliveryDate
      if (date === null) throw new Error('The seed promises a day for every shipper')
      const radio = choice(page, name)
      expect(await radio.getAttribute('value')).toBe(String(id))
      const labelText = await item(page, name).locator('label').first().innerText()
      // the page may have been rendered before or after midnight
      const texts = [before, after].map((now) => wayText(shipper, date, now))
      expect(texts.some((text) => labelText.includes(text))).toBe(true)
      expect(labelText).toMatch(
        priceWithTax === 0 ? label('Zdarma') : new RegExp(`\\d\\s${guestSettings.currency.symbol}`),
      )
    }

    const delivered = shippers.filter(({ type }) => type !== 'PERSONAL')
    const earliestDate = delivered.map(({ delivery }) => delivery.nearestDeliveryDate ?? '').sort()[0]
    const fastest = delivered.find(({ delivery }) => delivery.nearestDeliveryDate === earliestDate)
    const marked = page.getByRole('listitem').filter({ hasText: label('Nejrychleji domů') })
    expect(await marked.count()).toBe(1)
    expect(await marked.getByRole('radio').first().getAttribute('value')).toBe(String(fastest?.id))
    expect(complaints).toEqual([])
  })

  test('C4.49 C4.50 C4.72 C7.26 keeps the parts of a choice consistent, after another shipper and a reload', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, methods)
    const goods = await total(page)

    // nothing is chosen: the link to the next step shows what is missing and focuses it
    await continueButton(page).click()
    await page.getByText(label('Vyberte prosím způsob dopravy')).waitFor()
    expect(await page.getByText(label('Vyberte prosím způsob platby')).isVisible()).toBe(true)
    expect(await choice(page, courier).evaluate((radio) => radio === document.activeElement)).toBe(true)

    let answer = priced(page)
    await choice(page, courier).check()
    await answer
    answer = priced(page)
    await choice(page, onDelivery).check()
    await answer
    const paymentTerm = page.getByRole('term').filter({ hasText: 'Platba' })
    await paymentTerm.waitFor()
    expect(await total(page)).toBeGreaterThan(goods)
    expect(await page.getByText(label('Zbývá vybrat')).count()).toBe(0)

    // a time of the courier
    const times = page.getByRole('group', { name: label('Kdy máme přijet') })
    const time = times.getByRole('radio').nth(1)
    expect(await times.getByRole('radio').count()).toBe(1)
    await times.getByText(label('Vybrat den a hodinu')).click()
    await time.check()
    const timeName = await time.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '')
    expect(timeName).toMatch(new RegExp(`^(${weekdays}) \\d+\\.\\s\\d+\\. \\d+–\\d+$`))
    await page.reload()
    await hydrated(page)
    expect(await choice(page, courier).isChecked()).toBe(true)
    expect(await choice(page, onDelivery).isChecked()).toBe(true)
    // collapsed again, it shows the chosen time
    await times.locator('summary').filter({ hasText: timeName }).click()
    expect(await choice(page, timeName).isChecked()).toBe(true)

    // pickup is paid at the branch: the payment is deselected, with a reason
    answer = priced(page)
    await choice(page, personal).check()
    await answer
    expect(await choice(page, onDelivery).isChecked()).toBe(false)
    expect(await choice(page, onDelivery).isDisabled()).toBe(true)
    expect(await item(page, onDelivery).innerText()).toContain(
      label('S vybranou dopravou tento způsob platby nejde použít'),
    )
    const branches = item(page, personal).locator('details')
    await branches.getByRole('radio').nth(2).check()
    expect(
      await branches
        .getByText(
          new RegExp(
            `^(${label('ihned')}|${inMarket({ cs: 'dnes od', sk: 'dnes od' })}|${label('zítra')}|(${weekdays}) \\d)`,
          ),
        )
        .count(),
    ).toBeGreaterThan(1)

    // another shipper deselects the branch
    answer = priced(page)
    await choice(page, courier).check()
    await answer
    answer = priced(page)
    await choice(page, personal).check()
    await answer
    expect(await branches.locator(':checked').count()).toBe(0)
    await choice(page, 'Kartou online').check()
    await continueButton(page).click()
    await page.getByText(label('Vyberte prosím, kde si zboží vyzvednete.')).waitFor()
    await expect(branches.getByRole('radio').first()).toBeFocused()
    // a collapsed list opens for its error
    await branches.getByText(label('Vyberte pobočku')).click()
    await expect(branches.getByRole('radio').first()).toBeHidden()
    await continueButton(page).click()
    await expect(branches.getByRole('radio').first()).toBeFocused()
    expect(await faultsOf(page)).toEqual([])

    await branches.getByRole('radio').nth(2).check()
    await continueButton(page).click()
    await page.waitForURL(details)
    await open(page, methods)
    expect(await branches.getByText(label('Změnit')).isVisible()).toBe(true)
    expect(await branches.locator(':checked').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  test('C4.51 C4.52 C4.53 removes a choice that is no longer available, with a message, and blocks the next step', async () => {
    const { page, context } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    const value = encodeURIComponent(JSON.stringify({ shipper: 77, branch: 5, payment: 9 }))
    await context.addCookies([{ name: 'vanek_checkout', value, url: shopUrl }])
    await page.goto(pathOf('/kosik/dodaci-udaje'))
    await page.waitForURL(`**${methods}`)
    await hydrated(page)
    const alert = page.getByRole('alert').filter({ hasText: label('už pro tento košík není') })
    expect(await alert.innerText()).toContain(label('Platbu, kterou jste vybrali, teď nejde použít'))
    expect(await page.locator('main :checked').count()).toBe(await page.locator('main [value="0"]:checked').count())
    await choice(page, courier).check()
    await choice(page, onDelivery).check()
    await alert.waitFor({ state: 'detached' })
    await continueButton(page).click()
    await page.waitForURL(details)
  })
})
