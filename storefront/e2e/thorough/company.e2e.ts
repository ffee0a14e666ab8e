import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { finished, newShopper, orderButton, reachDetails, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { setFaults, placedOrder } from '../support/sandbox.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket, language } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()
test.afterEach(() => setFaults(sandboxUrl))

const register = '/store/api/v1/ares/ico'
/**
 * A typed tax number, and a company of the register with the message about its number. `own` is the number of a company
 * that pays no VAT: in Slovakia every company has one.
 */
const numbers = inMarket({
  cs: {
    ...{ typed: 'CZ12345679', firm: '98001019', message: 'V rejstříku má firma DIČ CZ98001019.' },
    ...{ own: '', ofOwn: 'Podle rejstříku firma DPH neplatí, DIČ u ní nemá.' },
  },
  sk: {
    ...{ typed: '2020123457', firm: '59800101', message: 'V registri má firma daňové číslo 2073803149.' },
    ...{ own: '2059555641', ofOwn: 'V registri má firma daňové číslo 2059555641.' },
  },
})
const main = (page: Page) => page.getByRole('main')

async function lookUp(page: Page, tin: string): Promise<void> {
  await page.locator('#tin').fill(tin)
  await main(page)
    .getByRole('button', { name: label('Doplnit z rejstříku') })
    .click()
}

for (const scripts of [true, false]) {
  test.describe(`a company that buys, with scripts ${scripts}`, () => {
    async function atDetails() {
      const visitor = await enter({ scripts })
      await reachDetails(visitor.page, await pickProduct(sandboxUrl), { scripts })
      return visitor
    }

    test('C4.65 C5.15 needs one checkbox, and no address if it is the delivery address', async () => {
      const { page, context } = await atDetails()
      await page.locator('#isBusiness').check()
      await page.locator('#tin').fill('1234 5679')
      await page.locator('#businessName').fill('Vzduch')
      // the billing address is the delivery address unless the box is unchecked
      expect(await page.locator('#billingStreet').isVisible()).toBe(false)
      await page.getByRole('checkbox', { name: label('Fakturační adresa je stejná jako doručovací') }).uncheck()
      expect(await page.locator('#billingStreet').isVisible()).toBe(true)
      await page.getByRole('checkbox', { name: label('Fakturační adresa je stejná jako doručovací') }).check()
      await orderButton(page).click()
      await page.waitForURL(finished)
      const order = await placedOrder(sandboxUrl, context)
      expect(order.business).toMatchObject({ business_name: 'Vzduch', TIN: '12345679' })
      expect(order.billingAddress).toEqual(order.shipping.address)
    })

    test('C7.11 enters its id first, which fills in the address', async () => {
      test.skip(language !== 'cs', 'the firm of the register is Czech')
      const { page, context } = await enter({ scripts })
      await startCheckout(page, await pickProduct(sandboxUrl))
      await (scripts ? open(page, '/kosik/dodaci-udaje') : page.goto('/kosik/dodaci-udaje'))
      await main(page).getByLabel('E-mail').fill(newShopper().email)
      await main(page).getByLabel(label('Jméno a příjmení (povinné)')).first().fill('Marie Větrná')
      await main(page).getByLabel(label('Telefon (povinné)')).fill('777 123 456')
      await page.locator('#isBusiness').check()
      await lookUp(page, '2708 2440')
      await main(page).getByText(label('Údaje firmy jsme doplnili')).waitFor()
      expect(await page.locator('#street').inputValue()).not.toBe('')
      expect(await page.locator('#billToDelivery').isChecked()).toBe(true)
      await main(page)
        .getByRole('checkbox', { name: label('Souhlasím s') })
        .check()
      await orderButton(page).click()
      await page.waitForURL(finished)
      const order = await placedOrder(sandboxUrl, context)
      expect(order.billingAddress).toEqual(order.shipping.address)
      expect(order.business).toMatchObject({ TIN: '27082440' })
    })

    test('C7.11 A8.03 is filled in by any valid id, and can continue when the register does not help', async () => {
      const { page } = await atDetails()
      await page.locator('#isBusiness').check()
      await lookUp(page, '2708 2440')
      await main(page).getByText(label('Údaje firmy jsme doplnili')).waitFor()
      expect(await page.locator('#vatin').inputValue()).toBe(numbers.own)
      expect(await page.locator('#billingStreet').inputValue()).not.toBe('')

      await page.locator('#vatin').fill(numbers.typed)
      await lookUp(page, '2708 2440')
      await main(page).getByText(numbers.ofOwn).waitFor()
      await lookUp(page, numbers.firm)
      await main(page).getByText(numbers.message).waitFor()
      expect(await page.locator('#vatin').inputValue()).toBe(numbers.typed)

      await lookUp(page, '12345678')
      await page
        .locator('#tin-error')
        .getByText(label('Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.'))
        .waitFor()
      await lookUp(page, '00006947')
      await main(page).getByText(label('Firmu jsme v rejstříku nenašli')).waitFor()
      await setFaults(sandboxUrl, { path: register, times: 99, status: 503 })
      await lookUp(page, '45274649')
      await main(page).getByText(label('Rejstřík teď neodpovídá')).waitFor()

      await page.locator('#businessName').fill('Vzduch')
      if (!scripts)
        await main(page)
          .getByRole('checkbox', { name: label('Souhlasím s') })
          .check()
      await orderButton(page).click()
      await page.waitForURL(finished)
    })
  })
}

test.describe('a company that is unchecked again', () => {
  test('C4.56 C4.55 removes the billing address by the same checkbox, and leaves no required field', async () => {
    const { page, context } = await enter()
    await reachDetails(page, await pickProduct(sandboxUrl))
    await page.locator('#isBusiness').check()
    await lookUp(page, '2708 2440')
    await main(page).getByText(label('Údaje firmy jsme doplnili')).waitFor()
    await page.locator('#isBusiness').uncheck()
    expect(await page.locator('#billingInfo').isChecked()).toBe(false)
    expect(await page.locator('#billingStreet').inputValue()).toBe('')
    await orderButton(page).click()
    await page.waitForURL(finished)
    const order = await placedOrder(sandboxUrl, context)
    expect(order.business ?? null).toBeNull()
    expect(order.billingAddress).toEqual(order.shipping.address)
  })

  test('C4.55 leaves no billing address to fill in without scripts either, after an error', async () => {
    const { page, context } = await enter({ scripts: false })
    await reachDetails(page, await pickProduct(sandboxUrl), { scripts: false })
    await page.locator('#isBusiness').check()
    await page.locator('#tin').fill('12345678')
    await orderButton(page).click()
    await page.locator('#tin-error').waitFor()
    await page.locator('#isBusiness').uncheck()
    expect(await page.locator('#billingInfo').isChecked()).toBe(false)
    await page.locator('#terms').check()
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect((await placedOrder(sandboxUrl, context)).business ?? null).toBeNull()
  })
})

test.describe('the terms', () => {
  test('C4.22 link to the pages from the settings, and those for companies have their own page', async () => {
    const theme = { pages: { delivery_details: { business_terms: true } } }
    await withOverrides(sandboxUrl, { settings: { theme } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await reachDetails(page, await pickProduct(sandboxUrl))
      await page.locator('#isBusiness').check()
      for (const [name, path, title] of [
        [label('obchodními podmínkami'), pathOf('/stranka/obchodni-podminky'), label('Obchodní podmínky')],
        [label('podmínkami pro firmy'), pathOf('/stranka/podminky-pro-firmy'), label('Podmínky pro firmy')],
      ] as const) {
        const link = main(page).getByRole('link', { name })
        expect(await link.getAttribute('href')).toBe(path)
        const opened = page.context().waitForEvent('page')
        await link.click()
        await (await opened).getByRole('heading', { level: 1, name: title }).waitFor()
      }
    })
  })
})

test.describe('a company that orders for another recipient', () => {
  test('C5.36 keeps and shows the recipient’s company that was typed before', async () => {
    const { page } = await enter()
    await reachDetails(page, await pickProduct(sandboxUrl))
    await page.locator('#differentAddress').check()
    await page.locator('#shippingBusinessName').fill('Sklad Sever')
    await page.locator('#isBusiness').check()
    await page.getByText(inMarket({ cs: 'Firmu příjemce „Sklad Sever“', sk: 'Firmu príjemcu „Sklad Sever“' })).waitFor()
    await page.locator('#isBusiness').uncheck()
    await expect.poll(() => page.locator('input#shippingBusinessName').inputValue()).toBe('Sklad Sever')
  })
})

test.describe('a guest who orders for somebody else', () => {
  test('C3.34 C5.37 sends the recipient without billing data', async () => {
    const { page, context } = await enter()
    await reachDetails(page, await pickProduct(sandboxUrl))
    await page.locator('#differentAddress').check()
    await page.locator('#shippingFullName').fill('Eva Jiná')
    await page.locator('#shippingPhone').fill('608 111 222')
    await orderButton(page).click()
    await page.waitForURL(finished)
    const { shipping } = await placedOrder(sandboxUrl, context)
    expect(shipping).toMatchObject({ name: 'Eva Jiná', phone: inMarket({ cs: '+420608111222', sk: '+421608111222' }) })
    expect(await page.locator('main').innerText()).toContain('Eva Jiná')
  })
})
