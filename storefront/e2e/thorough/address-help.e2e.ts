import { expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { recordAddressRequests, helpLoaded, fillAndBlur, suggestions } from '../support/address-help.ts'
import { axeFindings } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { finished, newShopper, orderButton, reachDetails, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { setFaults, placedOrder } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { builtFile } from '../support/built-file.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()
const abroad = inMarket({
  cs: { country: 'SVK', typed: 'žil', city: 'Žilina' },
  sk: { country: 'CZE', typed: 'olo', city: 'Olomouc' },
})
// both have a Masarykova
const city = inMarket({ cs: 'Brno', sk: 'Prešov' })

test.afterEach(() => setFaults(sandboxUrl))

const path = pathOf('/kosik/dodaci-udaje')
const service = '/services/addresses'
const unknown = { body: '{"result":"unknown","suggestion":null}', contentType: 'application/json' }

/** A new visitor in the step of details. */
async function atDetails(options: Parameters<typeof enter>[0] = {}, hash = '') {
  const visitor = await enter(options)
  await startCheckout(visitor.page, await pickProduct(sandboxUrl))
  await open(visitor.page, `${path}${hash}`)
  return visitor
}

test.describe('suggested addresses', () => {
  test('C5.26 C5.27 load late, are chosen by keyboard and fill in street, city and postcode', async () => {
    const { page, complaints } = await atDetails()
    const requests = recordAddressRequests(page)
    // the page works without it; the first interaction loads it
    expect(await (await page.request.get(path)).text()).not.toContain(builtFile('address/suggesting.tsx'))
    const street = page.locator('#street')
    expect(await street.getAttribute('autocomplete')).toBe('shipping address-line1')
    await street.pressSequentially('masaryk')
    await suggestions(page).first().waitFor()
    expect(await helpLoaded(page)).toBe(true)
    await page
      .getByText(inMarket({ cs: /^\d+ adres\S*, vybírejte šipkami$/, sk: /^\d+ adr\S*, vyberajte šípkami$/ }))
      .waitFor({ state: 'attached' })
    expect(await street.getAttribute('aria-expanded')).toBe('true')
    expect(await axeFindings(page)).toEqual([])

    await street.press('Escape')
    await suggestions(page).first().waitFor({ state: 'detached' })
    expect(await street.inputValue()).toBe('masaryk')
    await street.press('ArrowDown')
    await street.press('ArrowDown')
    await street.press('ArrowUp')
    await street.press('ArrowDown')
    const active = page.locator('[role="option"][aria-selected="true"]')
    const [, line, postcode, city] = /^(.+), (\d{3} \d{2}) (.+)$/.exec(await active.innerText()) ?? []
    await street.press('Enter')
    await suggestions(page).first().waitFor({ state: 'detached' })
    await street.pressSequentially('12')
    const values = ['street', 'city', 'postcode'].map((name) => page.locator(`#${name}`).inputValue())
    expect(await Promise.all(values)).toEqual([`${line} 12`, city, postcode])

    await street.blur()
    await page.locator('#street[data-verdict="valid"]').waitFor()
    expect(requests).toContain('street: masaryk')
    expect(requests.at(-1)).toBe(`street: ${line} 12`)
    expect(complaints).toEqual([])
  })

  test('do not open when they arrive after the input has lost the focus', async () => {
    const { page } = await atDetails()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${builtFile('address/suggesting.tsx')}`, async (route) => {
      await released
      await route.continue()
    })
    const fields: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/suggest')) fields.push((request.postDataJSON() as { field: string }).field)
    })
    await page.locator('#street').pressSequentially('masaryk')
    await page.locator('#email').focus()
    release()
    await page.locator('#street[role=combobox]').waitFor()
    // suggestions for the city appear
    await page.locator('#city').pressSequentially(inMarket({ cs: 'brn', sk: 'nit' }))
    await suggestions(page).first().waitFor()
    expect([...new Set(fields)]).toEqual(['city'])
    expect(await page.locator('#street').getAttribute('aria-expanded')).toBe('false')
  })

  test('are chosen by touch on a phone, for the invoice too', async () => {
    const { page, complaints } = await atDetails({ viewport: phone })
    await page.locator('#billingInfo').check()
    await page.locator('#billingCountry').selectOption(abroad.country)
    await page.locator('#billingCity').pressSequentially(abroad.typed)
    await suggestions(page).filter({ hasText: abroad.city }).click()
    expect(await page.locator('#billingCity').inputValue()).toBe(abroad.city)
    expect(await page.locator('#city').inputValue()).toBe('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })

  test('fill in an address of the account', async () => {
    const { page, complaints } = await enter()
    await signIn(page, await newCustomer(sandboxUrl))
    await open(page, pathOf('/uzivatel/seznam-adres?pridat=shipping'))
    const street = page.getByRole('main').getByLabel(label('Ulice a číslo popisné'))
    await street.pressSequentially('masarykova 5')
    await suggestions(page).filter({ hasText: city }).click()
    expect(await street.inputValue()).toBe('Masarykova 5')
    expect(await page.getByRole('main').getByLabel(label('Město')).inputValue()).toBe(city)
    expect(complaints).toEqual([])
  })

  test('C4.31 load after the start, once the visitor begins to fill in the form', async () => {
    const { page } = await atDetails()
    expect(await helpLoaded(page)).toBe(false)
    await page.locator('#email').focus()
    await expect.poll(() => helpLoaded(page)).toBe(true)
  })
})

test.describe('the verdict of the validation service', () => {
  test('C5.29 is shown when it is doubtful, can be applied, and does not block the order', async () => {
    const { page, context, complaints } = await enter()
    const shopper = await reachDetails(page, await pickProduct(sandboxUrl))
    await fillAndBlur(page, 'email', 'marie@gmial.com')
    await page.getByText(label('Ujistěte se, že je údaj správně')).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: label('Mysleli jste marie@gmail.com?') }).click()
    expect(await page.locator('#email').inputValue()).toBe('marie@gmail.com')
    await page.locator('#email[data-verdict="valid"]').waitFor()
    await fillAndBlur(page, 'email', shopper.email)
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect(await placedOrder(sandboxUrl, context)).toMatchObject({ customer: { email: shopper.email } })
    expect(complaints).toEqual([])
  })

  test('C5.18 C5.19 C5.26 adds a correction to an error of the built-in rules, and removes none', async () => {
    const { page, complaints } = await atDetails()
    await fillAndBlur(page, 'fullName', 'Madonna')
    await page.locator('#fullName[data-verdict="warning"]').waitFor()
    expect(await page.locator('#fullName-error').innerText()).toBe(label('Nezadali jste celé jméno'))
    await fillAndBlur(page, 'email', 'marie@gmail')
    await page.getByRole('button', { name: label('Mysleli jste marie@gmail.com?') }).waitFor()
    expect(await page.locator('#email-error').innerText()).toBe(label('E-mail není ve správném formátu'))
    await page.getByRole('button', { name: label('Mysleli jste marie@gmail.com?') }).click()
    await page.locator('#email-error').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  test('C5.28 blocks the order when it is wrong, and its field gets the focus', async () => {
    const { page, complaints } = await enter()
    await reachDetails(page, await pickProduct(sandboxUrl))
    const requests = recordAddressRequests(page)
    await page.locator('#phone').fill('123 456 789')
    await page.locator('#phone').press('Enter')
    await page.locator('#phone-error').getByText(label('Nezadali jste správně telefonní číslo')).waitFor()
    expect(requests).toContain(inMarket({ cs: 'phone: +420123456789', sk: 'phone: +421123456789' }))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('phone')
    expect(new URL(page.url()).pathname).toBe(path)
    await page.locator('#phone').fill(newShopper().phone)
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect(complaints).toEqual([])
  })

  test('C5.30 has no effect when it is unknown: the built-in rules decide', async () => {
    const { page, complaints } = await enter()
    await reachDetails(page, await pickProduct(sandboxUrl))
    await setFaults(sandboxUrl, { path: `${service}/validate`, times: 99, ...unknown })
    await fillAndBlur(page, 'phone', inMarket({ cs: '606 111 222', sk: '0905 111 222' }))
    await page
      .locator('#phone-notice')
      .getByText(label('Něco se porouchalo při ověřování, u vás ale chyba není.'))
      .waitFor()
    await fillAndBlur(page, 'fullName', 'Marie')
    await page.locator('#fullName-error').getByText(label('Nezadali jste celé jméno')).waitFor()
    await fillAndBlur(page, 'fullName', 'Marie Větrná')
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect(complaints).toEqual([])
  })
})

for (const [name, fault] of [
  ['is down', { drop: 'before' }],
  ['hangs', { delayMs: 60_000 }],
  ['answers a page', { body: '<h1>Welcome</h1>' }],
  ['answers other types', { body: '{"result":7,"suggestions":"x"}', contentType: 'application/json' }],
] as const) {
  test.describe(`C5.26 a service that ${name}`, () => {
    test('C5.26 keeps the built-in rules, suggests nothing and does not block the order', async () => {
      const { page } = await enter()
      await reachDetails(page, await pickProduct(sandboxUrl))
      await setFaults(sandboxUrl, { path: service, times: 99, ...fault })
      await page.locator('#street').fill('')
      await page.locator('#street').pressSequentially('Masarykova')
      await fillAndBlur(page, 'phone', '123')
      await page.locator('#phone-error').getByText(label('Nezadali jste správně telefonní číslo')).waitFor()
      await page.locator('#street-error').getByText(label('Vyplňte ulici a za ní číslo popisné')).waitFor()
      expect(await suggestions(page).count()).toBe(0)
      await fillAndBlur(page, 'street', 'Masarykova 7')
      await fillAndBlur(page, 'phone', newShopper().phone)
      await orderButton(page).click()
      await page.waitForURL(finished)
    })
  })
}

test.describe('a shop', () => {
  test('C5.27 sends no requests for countries that the service does not support', async () => {
    const { page } = await atDetails()
    await page.locator('#country').selectOption('DEU')
    const requests = recordAddressRequests(page)
    await fillAndBlur(page, 'postcode', '1011')
    await page.locator('#postcode-error').waitFor()
    await page.locator('#city').pressSequentially('Dresden')
    await page.locator('#city').blur()
    expect([requests, await suggestions(page).count()]).toEqual([[], 0])
  })

  test('C5.26 B2.66 without such a service sends no requests and suggests nothing, and its configuration panel shows that', async () => {
    await withOverrides(sandboxUrl, { settings: { functions: { address_validation: false } } }, async (baseURL) => {
      const { page } = await atDetails({ baseURL }, '#foxentryconfig')
      const requests = recordAddressRequests(page)
      await page.getByText(label('Služba je vypnutá, platí vestavěná pravidla.')).waitFor()
      await page.locator('#street').pressSequentially('Masarykova')
      await page.locator('#street').blur()
      await page.locator('#street-error').waitFor()
      expect([requests, await helpLoaded(page), await page.locator('[data-check]').count()]).toEqual([[], false, 0])
    })
  })

  test('B2.66 shows in its configuration panel what is checked, and the last verdict', async () => {
    const { page } = await atDetails({}, '#foxentryconfig')
    const field = page.locator('.tools dd').filter({ hasText: '[name="email"]' })
    await field.getByText(label(`kontrola email: ${label('zatím neproběhla')}`)).waitFor()
    await page.locator('.tools').getByText(label('Služba je zapnutá.')).waitFor()
    await fillAndBlur(page, 'email', 'marie@gmial.com')
    await field.getByText(label(`kontrola email: ${label('pochybnost')}`)).waitFor()
    await page.locator('#email').fill('marie@')
    await field.getByText(label(`kontrola email: ${label('pochybnost')}`)).waitFor()
    await page.locator('#email').blur()
    await field.getByText(label(`kontrola email: ${label('chyba', 'overlays')}`)).waitFor()
    const street = page.locator('.tools dd').filter({ hasText: '[name="street"]' })
    expect(await street.innerText()).toContain(label('našeptává adresy'))
  })
})
