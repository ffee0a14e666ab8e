import { unwrap } from '@vanek/sdk'
import { addUserAddress, getUserAddresses, getUserOrders, updateUser } from '@vanek/sdk/account'
import { addCartItem, saveCartAsList } from '@vanek/sdk/cart'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone as narrow } from '../support/browser.ts'
import { type Customer, newCustomer } from '../support/account.ts'
import { collectAtBranch, finished, newShopper, orderButton, payments, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hydrated } from '../support/hydrated.ts'
import { emptyCartOf, mailsTo, placedOrder } from '../support/sandbox.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { market } from '#market/market'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const details = pathOf('/kosik/dodaci-udaje')
const offered = (page: Page) => page.getByRole('group', { name: label('Vaše uložené doručovací adresy') })

const phone = inMarket({ cs: '777123456', sk: '0905123456' })
const point = inMarket({ cs: 'Olomouc', sk: 'Trenčín' })
const country_code = market.country.alpha3
/** Addresses of the seed's company: its seat, the first of its sites, and the one that is chosen. */
const seat = inMarket({ cs: 'Dílenská 8', sk: 'Dielenská 8' })
const firstSite = inMarket({ cs: 'Hradecká 210', sk: 'Štefánikova 210' })
const site = inMarket({
  cs: {
    name: 'Vzduch a montáže, stavba Pod Lesem',
    street: 'Pod Lesem 18',
    city: 'Hradec Králové',
    postcode: '500 02',
  },
  sk: { name: 'Vzduch a montáže, stavba Pod lipami', street: 'Pod lipami 18', city: 'Piešťany', postcode: '921 01' },
})
/** Addresses that customers of this test keep or type. */
const flat = {
  street: 'Nádvorní 3',
  country_code,
  ...inMarket({ cs: { city: 'Brno', postcode: '602 00' }, sk: { city: 'Nitra', postcode: '949 01' } }),
}
const home = {
  street: 'Lipová 14',
  country_code,
  ...inMarket({ cs: { city: 'Třebíč', postcode: '674 01' }, sk: { city: 'Trnava', postcode: '917 01' } }),
}
const typed = {
  street: 'Polní 7',
  ...inMarket({ cs: { city: 'Jihlava', postcode: '58601' }, sk: { city: 'Zvolen', postcode: '96001' } }),
}
const valueOf = (page: Page, id: string) => page.locator(`#${id}`).inputValue()
const typedAddress = (page: Page) =>
  Promise.all(['street', 'city', 'postcode', 'country'].map((id) => valueOf(page, id)))

/** The street of the invoice, on the order page and in its mail. */
async function invoiced(page: Page, email: string): Promise<readonly (string | undefined)[]> {
  const section = page.locator('.places section').filter({ hasText: label('Fakturační údaje', 'entities/order') })
  const [mail] = await mailsTo(sandboxUrl, email)
  const mailedAddress = new RegExp(`${label('Fakturační adresa', 'fact-titles')}: ([^,]+),`).exec(mail?.body ?? '')?.[1]
  return [(await section.innerText()).split('\n').find((line) => line === mailedAddress), mailedAddress]
}

for (const scripts of [true, false]) {
  test.describe(`saved addresses in the checkout with scripts ${scripts}`, () => {
    const waitForHydration = (page: Page) => (scripts ? hydrated(page) : page.waitForLoadState())

    /** Takes a customer to the details of an order, for delivery, a pickup point or a branch of the shop. */
    async function openDetails(customer: Pick<Customer, 'email' | 'password'>, collect?: 'point' | 'branch') {
      const visitor = await enter({ scripts })
      const { page } = visitor
      await recordViolations(visitor.context)
      await signIn(page, { ...jana, ...customer })
      await emptyCartOf(sandboxUrl, customer)
      await startCheckout(page, await pickProduct(sandboxUrl))
      if (collect === 'branch') {
        await collectAtBranch(page)
        await page.goto(details)
      } else if (collect) {
        await page.goto(`/kosik/doprava-a-platba?s=${encodeURIComponent(point.toLowerCase())}`)
        await waitForHydration(page)
        await page.getByRole('radio', { name: label('Na výdejní místo Balíkobod') }).check()
        await page.getByRole('radio', { name: label('Dobírkou') }).check()
        const points = page.locator('input[name="branch_2"]:enabled')
        if (scripts && (await points.count()) === 0)
          await page.getByLabel(label('Kde si balíček vyzvednete')).fill(point.toLowerCase())
        await points.last().check()
        await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
        await page.waitForURL(`**${details}`)
      } else await page.goto(details)
      await waitForHydration(page)
      return visitor
    }
    const order = async (page: Page) => {
      await page
        .getByRole('checkbox', { name: label('Souhlasím s') })
        .first()
        .check()
      await orderButton(page).click()
      await page.waitForURL(finished)
    }

    test('C2.19 C4.84 a company chooses among its sites, the first is preselected, and the order is delivered to the chosen one', async () => {
      const { page, context, complaints } = await openDetails(firm)
      const sites = offered(page).getByRole('button')
      // other tests save addresses of this company as well
      expect(await sites.count()).toBeGreaterThanOrEqual(4)
      expect(await sites.first().getAttribute('aria-pressed')).toBe('true')
      expect((await typedAddress(page))[0]).toBe(firstSite)
      expect(scripts ? await faultsOf(page) : []).toEqual([])
      // addresses of other tests may have moved it below the first four
      const more = offered(page).getByText(inMarket({ cs: 'Další uložené adresy', sk: 'Ďalšie uložené adresy' }))
      if (await more.isVisible()) await more.click()
      // in the card with a space, as on every page
      expect(await sites.filter({ hasText: site.street }).innerText()).toContain(
        `${site.postcode.replace(' ', '\u00a0')} ${site.city}`,
      )
      await sites.filter({ hasText: site.street }).click()
      await expect.poll(() => valueOf(page, 'street')).toBe(site.street)
      expect(await typedAddress(page)).toEqual([site.street, site.city, site.postcode.replace(' ', ''), country_code])
      expect(await sites.filter({ hasText: site.street }).getAttribute('aria-pressed')).toBe('true')
      expect(await valueOf(page, 'shippingFullName')).toBe(site.name)
      // it is preserved when the form has errors
      await orderButton(page).click()
      await page
        .getByRole('heading', {
          name: inMarket({ cs: /Doplňte nebo opravte prosím/, sk: /Doplňte alebo opravte, prosím,/ }),
        })
        .waitFor()
      expect((await typedAddress(page))[0]).toBe(site.street)
      expect(await valueOf(page, 'shippingFullName')).toBe(site.name)
      expect(await sites.filter({ hasText: site.street }).getAttribute('aria-pressed')).toBe('true')
      await order(page)
      expect(await placedOrder(sandboxUrl, context)).toMatchObject({
        shipping: {
          name: site.name,
          address: { street: site.street, postcode: site.postcode },
        },
        billingAddress: { street: seat },
        business: { TIN: '12345679' },
      })
      expect(complaints).toEqual([])
    })

    test('C2.19 C7.42 a new address is typed and saved if its checkbox is checked, without duplicates', async () => {
      const customer = await newCustomer(sandboxUrl)
      const shop = await customerShop(sandboxUrl, customer)
      unwrap(await addUserAddress(shop, { type: 'shipping', name: customer.name, address: flat, default: true }))
      const { page } = await openDetails(customer)
      expect((await typedAddress(page)).slice(0, 2)).toEqual([flat.street, flat.city])
      await offered(page)
        .getByRole('button', { name: label('Zadat jinou adresu') })
        .click()
      await expect.poll(() => valueOf(page, 'street')).toBe('')
      await waitForHydration(page)
      await page.locator('#street').fill(typed.street)
      await page.locator('#city').fill(typed.city)
      await page.locator('#postcode').fill(typed.postcode)
      await page.locator('#phone').fill(phone)
      await page.locator('#saveAddress').check()
      await order(page)
      const streets = async () => unwrap(await getUserAddresses(shop)).map(({ address }) => address.street)
      expect(await streets()).toEqual([flat.street, typed.street])

      await startCheckout(page, await pickProduct(sandboxUrl))
      await page.goto(details)
      await waitForHydration(page)
      await offered(page).getByRole('button').filter({ hasText: typed.street }).click()
      await expect.poll(() => valueOf(page, 'street')).toBe(typed.street)
      // no question for a saved address; without scripts it can be checked anyway
      expect(await page.locator('#saveAddress').count()).toBe(scripts ? 0 : 1)
      if (!scripts) await page.locator('#saveAddress').check()
      await page.locator('#phone').fill(phone)
      await order(page)
      expect(await streets()).toEqual([flat.street, typed.street])
    })

    test('C4.64 a pickup is invoiced to the home address, even if the usual delivery address is another one', async () => {
      const customer = await newCustomer(sandboxUrl)
      const shop = await customerShop(sandboxUrl, customer)
      for (const type of ['billing', 'shipping'] as const)
        unwrap(await addUserAddress(shop, { type, name: customer.name, address: home, default: true }))
      const { page, context } = await openDetails(customer, 'point')
      expect(await page.locator('#street').count()).toBe(0)
      expect(await page.locator('#billingInfo').isChecked()).toBe(true)
      expect(await valueOf(page, 'billingStreet')).toBe(home.street)
      expect((await page.locator('.summary .summary-lines .line-image').first().boundingBox())?.width).toBe(56)
      await page.locator('#phone').fill(phone)
      await order(page)
      const placed = await placedOrder(sandboxUrl, context)
      expect(placed.billingAddress).toEqual(home)
      expect(placed.shipping.address.city).toContain(point)
      expect(await invoiced(page, customer.email)).toEqual([home.street, home.street])
    })

    test('C4.64 C2.19 a company that picks up at a branch is invoiced at its seat, without a site', async () => {
      const { page, context } = await openDetails(firm, 'branch')
      expect(await page.locator('#differentAddress').isChecked()).toBe(false)
      expect([await valueOf(page, 'tin'), await valueOf(page, 'billingStreet')]).toEqual(['12345679', seat])
      await order(page)
      const placed = await placedOrder(sandboxUrl, context)
      expect(placed).toMatchObject({
        ...{ shipper: { id: 3 }, billingAddress: { street: seat }, business: { TIN: '12345679' } },
        shipping: { name: placed.customer.name },
      })
      expect(placed.shipping.address.street).not.toBe(seat)
      expect(await invoiced(page, firm.email)).toEqual([seat, seat])
    })

    test('C4.64 a pickup of a customer with only a delivery address is invoiced there; without any address it is asked for', async () => {
      const customer = await newCustomer(sandboxUrl)
      const { page, context } = await openDetails(customer, 'branch')
      expect(await page.locator('#billingInfo').isChecked()).toBe(true)
      await page.locator('#phone').fill(phone)
      await page
        .getByRole('checkbox', { name: label('Souhlasím s') })
        .first()
        .check()
      await orderButton(page).click()
      await page.locator('#billingStreet[aria-invalid="true"]').waitFor()

      const shop = await customerShop(sandboxUrl, customer)
      unwrap(await addUserAddress(shop, { type: 'shipping', name: customer.name, address: flat, default: true }))
      await page.goto(details)
      await waitForHydration(page)
      expect(await valueOf(page, 'billingStreet')).toBe(flat.street)
      await page.locator('#phone').fill(phone)
      await order(page)
      expect(await placedOrder(sandboxUrl, context)).toMatchObject({ shipper: { id: 3 }, billingAddress: flat })
      expect(await invoiced(page, customer.email)).toEqual([flat.street, flat.street])
    })
  })
}

test.describe('a customer without saved addresses', () => {
  test('C2.19 C4.64 has no list of them; a pickup shows what an invoice without an address contains', async () => {
    const { page, context } = await enter({ scripts: false })
    await startCheckout(page, await pickProduct(sandboxUrl), payments.cod)
    await page.goto(details)
    expect(await page.locator('.saved-addresses, #saveAddress').count()).toBe(0)
    await collectAtBranch(page)
    await page.goto(details)
    await page.getByText(label('Jinak bude na faktuře adresa místa, kde si zboží vyzvednete.')).waitFor()
    await page.getByLabel('E-mail').first().fill(newShopper().email)
    await page.locator('#fullName').fill('Marie Větrná')
    await page.locator('#phone').fill(phone)
    await page.locator('#billingInfo').uncheck()
    await page
      .getByRole('checkbox', { name: label('Souhlasím s') })
      .first()
      .check()
    await orderButton(page).click()
    await page.waitForURL(finished)
    const { billingAddress, shipping } = await placedOrder(sandboxUrl, context)
    expect(billingAddress).toEqual(shipping.address)
  })
})

test.describe('names and addresses of very long words', () => {
  test('C2.02 C2.04 C2.15 C2.17 C2.19 C2.20 do not make pages wider than a phone', async () => {
    const word = 'Dlouhoslov'.repeat(8)
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const address = { ...flat, street: `${word} 7`, city: word }
    for (const first of [true, false])
      unwrap(await addUserAddress(shop, { type: 'shipping', name: `Marie ${word}`, address, default: first }))
    unwrap(await updateUser(shop, { firstName: 'Marie', lastName: word, phone, address }))
    const pick = await pickProduct(sandboxUrl)
    unwrap(await addCartItem(shop, { variantId: pick.variant.id, amount: 1 }))
    unwrap(await saveCartAsList(shop, { name: word }))
    const { page } = await enter({ viewport: narrow })
    await signIn(page, { ...jana, ...customer })
    const wider: string[] = []
    const measure = async (path: string) => {
      await hydrated(page)
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (by > 0) wider.push(`${path}: ${by} px`)
    }
    const visit = async (path: string) => {
      await page.goto(path)
      await measure(path)
    }
    await emptyCartOf(sandboxUrl, customer)
    await startCheckout(page, pick)
    await visit(details)
    await page
      .getByRole('checkbox', { name: label('Souhlasím s') })
      .first()
      .check()
    await orderButton(page).click()
    await page.waitForURL(finished)
    await measure('after the order')
    const [placed] = unwrap(await getUserOrders(shop)).orders
    await visit(pathOf(`/uzivatel/objednavky/${placed?.id}`))
    for (const path of ['prehled', 'seznam-adres', 'nakupni-seznamy', 'osobni-udaje'])
      await visit(pathOf(`/uzivatel/${path}`))
    expect(wider).toEqual([])
  })
})
