import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, fillDetails, newShopper, orderButton, reachDetails, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { devTool } from '../support/dev-tool.ts'
import { returnNoVerdicts } from '../support/address-help.ts'
import { open } from '../support/hydrated.ts'
import { buyAsOther } from '../support/other-shopper.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { setFaults } from '../support/sandbox.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, shopUrl, sandboxUrl } = visitors()
test.afterEach(() => setFaults(sandboxUrl))

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label).first()

/** The accessible description of a field. */
const descriptionOf = (page: Page, label: string) =>
  field(page, label).evaluate((at) => {
    const ids = at.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ')
  })

const note = (page: Page) => page.getByRole('main').getByLabel(label('Poznámka k objednávce'))

/** Submits an invalid order. */
async function submitInvalid(page: Page) {
  await field(page, 'E-mail').fill('marie(at)example.cz')
  await field(page, label('Jméno a příjmení (povinné)')).fill('Marie')
  await field(page, 'PSČ').fill('12')
  await field(page, label('Město')).fill('Brno')
  await page.getByText(label('Přidat poznámku')).click()
  await note(page).fill('Zvoňte prosím dvakrát')
  await orderButton(page).click()
}

async function expectErrors(page: Page) {
  expect(await descriptionOf(page, 'E-mail')).toContain(label('E-mail není ve správném formátu'))
  expect(await descriptionOf(page, label('Jméno a příjmení (povinné)'))).toContain(label('Nezadali jste celé jméno'))
  expect(await descriptionOf(page, label('Telefon (povinné)'))).toContain(label('Vyplňte prosím telefon'))
  expect(await descriptionOf(page, 'PSČ')).toContain(label('PSČ musí obsahovat 5 čísel'))
  expect(await page.getByRole('main').innerText()).toContain(
    inMarket({ cs: 'potřeba souhlas s obchodními podmínkami', sk: 'súhlas s obchodnými podmienkami' }),
  )
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
  expect(await field(page, 'E-mail').inputValue()).toBe('marie(at)example.cz')
  expect(await field(page, label('Město')).inputValue()).toBe('Brno')
  expect(await note(page).inputValue()).toBe('Zvoňte prosím dvakrát')
}

test.describe('invalid details of an order', () => {
  test('C4.59 are shown at each field, and typed input is kept', async () => {
    const { page } = await enter()
    await returnNoVerdicts(page)
    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, pathOf('/kosik/dodaci-udaje'))
    await submitInvalid(page)
    await page
      .getByRole('heading', {
        name: inMarket({ cs: /Doplňte nebo opravte prosím/, sk: /Doplňte alebo opravte, prosím,/ }),
      })
      .waitFor()
    await expectErrors(page)
    await fillDetails(page, newShopper())
    expect(await descriptionOf(page, 'E-mail')).not.toContain(label('E-mail není ve správném formátu'))
    await orderButton(page).click()
    await page.waitForURL(pathOf('**/kosik/dokonceni'))
  })

  test('return 422 and the same messages without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await startCheckout(page, await pickProduct(sandboxUrl))
    await page.goto(pathOf('/kosik/dodaci-udaje'))
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await submitInvalid(page)
    expect((await answer).status()).toBe(422)
    await expectErrors(page)
  })
})

test.describe('products sold to another shopper meanwhile', () => {
  test('are reported, and the details are kept', async () => {
    const pick = await pickProduct(sandboxUrl, { category: 'filtry-a-prislusenstvi/filtry', atLeast: 1, atMost: 20 })
    const { page } = await enter()
    const shopper = await reachDetails(page, pick)
    await buyAsOther(sandboxUrl, pick, pick.stock)
    await orderButton(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await alert
      .filter({ hasText: inMarket({ cs: 'už není skladem. Odeberte', sk: 'už nie je skladom. Odoberte' }) })
      .waitFor()
    expect(await alert.innerText()).toContain(label('nic vám neúčtujeme'))
    expect(await field(page, 'E-mail').inputValue()).toBe(shopper.email)
    await alert.getByRole('link', { name: label('Upravit košík') }).click()
    await page.waitForURL('**/kosik')
  })
})

test.describe('an order whose price has risen', () => {
  test('C4.84 C3.01 C3.03 stores the filled-in details with the cart, so that another tab has them', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    const shopper = await reachDetails(page, pick)
    const typed = {
      ...{ email: shopper.email, fullName: shopper.name, street: shopper.street, city: shopper.city },
      ...{
        shippingFullName: 'Petr Příjemce',
        tin: '12345679',
        businessName: 'Vzduch a montáže',
        vatin: inMarket({ cs: 'CZ12345679', sk: '2020123457' }),
      },
      ...{ billingStreet: 'Dílenská 8', billingCity: 'Pardubice', note: 'Zvoňte dvakrát' },
    }
    for (const id of ['differentAddress', 'isBusiness', 'newsletter']) await page.locator(`#${id}`).check()
    await page.locator('#billToDelivery').uncheck()
    await page.getByText(label('Přidat poznámku')).click()
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
    await page.locator('#billingPostcode').fill(inMarket({ cs: '530 02', sk: '917 01' }))
    const { id: variantId, prices } = pick.variant
    await devTool(sandboxUrl, 'price', { variantId, price: prices.unitWithTax + 100 })
    try {
      await orderButton(page).click()
      await page.getByRole('main').getByRole('alert').filter({ hasText: 'Cena' }).first().waitFor()
    } finally {
      await devTool(sandboxUrl, 'price', { variantId, price: prices.unitWithTax })
    }
    // the stored input of a tab is not in another one
    const other = await context.newPage()
    await open(other, pathOf('/kosik/dodaci-udaje'))
    const found = Object.keys(typed).map(async (id) => [id, await other.locator(`#${id}`).inputValue()] as const)
    expect(Object.fromEntries(await Promise.all(found))).toEqual(typed)
    for (const id of ['differentAddress', 'isBusiness', 'newsletter'])
      expect([id, await other.locator(`#${id}`).isChecked()]).toEqual([id, true])
  })
})

test.describe('a failing back end', () => {
  test('is reported at the changed line, and the cart stays unchanged', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    await setFaults(sandboxUrl, { path: '/store/api/v1/cart', status: 503 })
    await page.getByRole('button', { name: inMarket({ cs: /^Přidat/, sk: /^Pridať/ }) }).click()
    await page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: inMarket({ cs: 'Zkuste to prosím', sk: 'Skúste to' }) })
      .waitFor()
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1')

    await setFaults(sandboxUrl)
    await page.getByRole('button', { name: inMarket({ cs: /^Přidat/, sk: /^Pridať/ }) }).click()
    await cartLink(page).filter({ hasText: ': 2' }).waitFor()
  })

  test('is reported without scripts when the result is unknown, beside the current cart', async () => {
    const { variant, product } = await pickProduct(sandboxUrl)
    const visitor = plainVisitor(shopUrl)
    const add = { intent: 'add', variantId: String(variant.id), amount: '1' }
    await visitor.post('/kosik', add)
    // done, but the response is lost
    await setFaults(sandboxUrl, { path: '/store/api/v1/cart/items', method: 'POST', drop: 'after' })
    expect((await visitor.post('/kosik', add)).headers.get('location')).toBe('/kosik')
    await setFaults(sandboxUrl)
    const html = await (await visitor.request('/kosik')).text()
    expect(html).toMatch(new RegExp(`role="alert"[^]*${label('Obchod neodpověděl včas')}`))
    expect(html).toContain(product.name)
    expect(await (await visitor.request('/kosik')).text()).not.toContain(label('Obchod neodpověděl včas'))
  })

  test('keeps the page usable, with a way to retry', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await fillCart(page, pick)
    await setFaults(sandboxUrl, { path: '/store/api/v1/cart', status: 503 })
    const answer = await page.goto('/kosik')
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5'])
    expect(await page.locator('body').innerText()).toMatch(inMarket({ cs: /[Zz]kuste to/, sk: /[Ss]kúste to/ }))
    await setFaults(sandboxUrl)
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: pick.product.name }).waitFor()
  })
})
