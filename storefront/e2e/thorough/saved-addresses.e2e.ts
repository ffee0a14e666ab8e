import { unwrap } from '@vanek/sdk'
import { addUserAddress, getUserAddresses } from '@vanek/sdk/account'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer } from '../support/account.ts'
import { collectAtBranch, finished, newShopper, orderButton, payments, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hydrated } from '../support/hydrated.ts'
import { emptyCartOf, mailsTo, placedOrder } from '../support/sandbox.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const details = '/kosik/dodaci-udaje'
const offered = (page: Page, which: 'doručovací' | 'fakturační') =>
  page.getByRole('group', { name: `Vaše uložené ${which} adresy` })
const valueOf = (page: Page, id: string) => page.locator(`#${id}`).inputValue()
const typedAddress = (page: Page) =>
  Promise.all(['street', 'city', 'postcode', 'country'].map((id) => valueOf(page, id)))

/** The street of the invoice, on the order page and in its mail. */
async function invoiced(page: Page, email: string): Promise<readonly (string | undefined)[]> {
  const section = page.locator('.places section').filter({ hasText: 'Fakturujeme' })
  const [mail] = await mailsTo(sandboxUrl, email)
  const mailed = /Fakturační adresa: ([^,]+),/.exec(mail?.body ?? '')?.[1]
  return [(await section.innerText()).split('\n').find((line) => line === mailed), mailed]
}

for (const scripts of [true, false]) {
  test.describe(`kept addresses in the checkout with scripts ${scripts}`, () => {
    const alive = (page: Page) => (scripts ? hydrated(page) : page.waitForLoadState())

    /** Takes a customer to the details of an order, for delivery, a pickup point or a branch of the shop. */
    async function reach(customer: Pick<Customer, 'email' | 'password'>, collect?: 'point' | 'branch') {
      const visitor = await enter({ scripts })
      const { page } = visitor
      await noteViolations(visitor.context)
      await signIn(page, { ...jana, ...customer })
      await emptyCartOf(sandboxUrl, customer)
      await startCheckout(page, await pickProduct(sandboxUrl))
      if (collect === 'branch') {
        await collectAtBranch(page)
        await page.goto(details)
      } else if (collect) {
        await page.goto('/kosik/doprava-a-platba?s=olomouc')
        await alive(page)
        await page.getByRole('radio', { name: 'Na výdejní místo Balíkobod' }).check()
        await page.getByRole('radio', { name: 'Dobírkou' }).check()
        const points = page.locator('input[name="branch_2"]:enabled')
        if (scripts && (await points.count()) === 0) await page.getByLabel('Kde si balíček vyzvednete').fill('olomouc')
        await points.last().check()
        await page.getByRole('button', { name: 'Pokračovat k dodacím údajům' }).click()
        await page.waitForURL(`**${details}`)
      } else await page.goto(details)
      await alive(page)
      return visitor
    }
    const order = async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Souhlasím s' }).first().check()
      await orderButton(page).click()
      await page.waitForURL(finished)
    }

    test('C2.19 C4.84 a company chooses among its sites, the first is offered first, and the goods go to the chosen one', async () => {
      const { page, context, complaints } = await reach(firm)
      const sites = offered(page, 'doručovací').getByRole('button')
      // other tests save addresses of this company as well
      expect(await sites.count()).toBeGreaterThanOrEqual(4)
      expect(await sites.first().getAttribute('aria-pressed')).toBe('true')
      expect((await typedAddress(page))[0]).toBe('Hradecká 210')
      expect(scripts ? await faultsOf(page) : []).toEqual([])
      // addresses of other tests may have moved it below the first four
      const more = offered(page, 'doručovací').getByText('Další uložené adresy')
      if (await more.isVisible()) await more.click()
      // in the card with a space, as on every page
      expect(await sites.filter({ hasText: 'Pod Lesem 18' }).innerText()).toContain('500\u00a002 Hradec Králové')
      await sites.filter({ hasText: 'Pod Lesem 18' }).click()
      await expect.poll(() => valueOf(page, 'street')).toBe('Pod Lesem 18')
      expect(await typedAddress(page)).toEqual(['Pod Lesem 18', 'Hradec Králové', '50002', 'CZE'])
      expect(await sites.filter({ hasText: 'Pod Lesem 18' }).getAttribute('aria-pressed')).toBe('true')
      expect(await valueOf(page, 'shippingFullName')).toBe('Vzduch a montáže, stavba Pod Lesem')
      // it is preserved when the form has errors
      await orderButton(page).click()
      await page.getByRole('heading', { name: /Ještě je potřeba upravit/ }).waitFor()
      expect((await typedAddress(page))[0]).toBe('Pod Lesem 18')
      expect(await valueOf(page, 'shippingFullName')).toBe('Vzduch a montáže, stavba Pod Lesem')
      expect(await sites.filter({ hasText: 'Pod Lesem 18' }).getAttribute('aria-pressed')).toBe('true')
      await order(page)
      expect(await placedOrder(sandboxUrl, context)).toMatchObject({
        shipping: {
          name: 'Vzduch a montáže, stavba Pod Lesem',
          address: { street: 'Pod Lesem 18', postcode: '500 02' },
        },
        billingAddress: { street: 'Dílenská 8' },
        business: { TIN: '12345679' },
      })
      expect(complaints).toEqual([])
    })

    test('C2.19 C7.42 a new address is typed instead and kept when that is ticked, one that is kept already is not kept twice', async () => {
      const customer = await newCustomer(sandboxUrl)
      const shop = await customerShop(sandboxUrl, customer)
      const flat = { street: 'Nádvorní 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' }
      unwrap(await addUserAddress(shop, { type: 'shipping', name: customer.name, address: flat, default: true }))
      const { page } = await reach(customer)
      expect((await typedAddress(page)).slice(0, 2)).toEqual(['Nádvorní 3', 'Brno'])
      await offered(page, 'doručovací').getByRole('button', { name: 'Zadat jinou adresu' }).click()
      await expect.poll(() => valueOf(page, 'street')).toBe('')
      await alive(page)
      await page.locator('#street').fill('Polní 7')
      await page.locator('#city').fill('Jihlava')
      await page.locator('#postcode').fill('58601')
      await page.locator('#phone').fill('777123456')
      await page.locator('#saveAddress').check()
      await order(page)
      const kept = async () => unwrap(await getUserAddresses(shop)).map(({ address }) => address.street)
      expect(await kept()).toEqual(['Nádvorní 3', 'Polní 7'])

      await startCheckout(page, await pickProduct(sandboxUrl))
      await page.goto(details)
      await alive(page)
      await offered(page, 'doručovací').getByRole('button').filter({ hasText: 'Polní 7' }).click()
      await expect.poll(() => valueOf(page, 'street')).toBe('Polní 7')
      // no question for a saved address; without scripts it can be checked anyway
      expect(await page.locator('#saveAddress').count()).toBe(scripts ? 0 : 1)
      if (!scripts) await page.locator('#saveAddress').check()
      await page.locator('#phone').fill('777123456')
      await order(page)
      expect(await kept()).toEqual(['Nádvorní 3', 'Polní 7'])
    })

    test('C4.64 who collects the goods is invoiced at their home, even if that is where their goods usually go', async () => {
      const customer = await newCustomer(sandboxUrl)
      const shop = await customerShop(sandboxUrl, customer)
      const home = { street: 'Lipová 14', city: 'Třebíč', postcode: '674 01', country_code: 'CZE' }
      for (const type of ['billing', 'shipping'] as const)
        unwrap(await addUserAddress(shop, { type, name: customer.name, address: home, default: true }))
      const { page, context } = await reach(customer, 'point')
      expect(await page.locator('#street').count()).toBe(0)
      expect(await page.locator('#billingInfo').isChecked()).toBe(true)
      expect(await valueOf(page, 'billingStreet')).toBe('Lipová 14')
      expect((await page.locator('.summary .summary-lines .line-image').first().boundingBox())?.width).toBe(56)
      await page.locator('#phone').fill('777123456')
      await order(page)
      const placed = await placedOrder(sandboxUrl, context)
      expect(placed.billingAddress).toEqual(home)
      expect(placed.shipping.address.city).toContain('Olomouc')
      expect(await invoiced(page, customer.email)).toEqual(['Lipová 14', 'Lipová 14'])
    })

    test('C4.64 C2.19 a company that collects at a branch is invoiced at its seat, and nobody of its sites collects', async () => {
      const { page, context } = await reach(firm, 'branch')
      expect(await page.locator('#differentAddress').isChecked()).toBe(false)
      expect([await valueOf(page, 'tin'), await valueOf(page, 'billingStreet')]).toEqual(['12345679', 'Dílenská 8'])
      await order(page)
      const placed = await placedOrder(sandboxUrl, context)
      expect(placed).toMatchObject({
        ...{ shipper: { id: 3 }, billingAddress: { street: 'Dílenská 8' }, business: { TIN: '12345679' } },
        shipping: { name: placed.customer.name },
      })
      expect(placed.shipping.address.street).not.toBe('Dílenská 8')
      expect(await invoiced(page, firm.email)).toEqual(['Dílenská 8', 'Dílenská 8'])
    })

    test('C4.64 a customer with a kept delivery address alone is invoiced there when they collect, one with none is asked', async () => {
      const customer = await newCustomer(sandboxUrl)
      const { page, context } = await reach(customer, 'branch')
      expect(await page.locator('#billingInfo').isChecked()).toBe(true)
      await page.locator('#phone').fill('777123456')
      await page.getByRole('checkbox', { name: 'Souhlasím s' }).first().check()
      await orderButton(page).click()
      await page.locator('#billingStreet[aria-invalid="true"]').waitFor()

      const flat = { street: 'Nádvorní 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' }
      const shop = await customerShop(sandboxUrl, customer)
      unwrap(await addUserAddress(shop, { type: 'shipping', name: customer.name, address: flat, default: true }))
      await page.goto(details)
      await alive(page)
      expect(await valueOf(page, 'billingStreet')).toBe('Nádvorní 3')
      await page.locator('#phone').fill('777123456')
      await order(page)
      expect(await placedOrder(sandboxUrl, context)).toMatchObject({ shipper: { id: 3 }, billingAddress: flat })
      expect(await invoiced(page, customer.email)).toEqual(['Nádvorní 3', 'Nádvorní 3'])
    })
  })
}

test.describe('somebody who keeps no addresses', () => {
  test('C2.19 C4.64 is offered none; who collects is told what an invoice without their own address bears', async () => {
    const { page, context } = await enter({ scripts: false })
    await startCheckout(page, await pickProduct(sandboxUrl), payments.cod)
    await page.goto(details)
    expect(await page.locator('.saved-addresses, #saveAddress').count()).toBe(0)
    await collectAtBranch(page)
    await page.goto(details)
    await page.getByText('Jinak bude na faktuře adresa místa, kde si zboží vyzvednete.').waitFor()
    await page.getByLabel('E-mail').first().fill(newShopper().email)
    await page.locator('#fullName').fill('Marie Větrná')
    await page.locator('#phone').fill('777123456')
    await page.locator('#billingInfo').uncheck()
    await page.getByRole('checkbox', { name: 'Souhlasím s' }).first().check()
    await orderButton(page).click()
    await page.waitForURL(finished)
    const { billingAddress, shipping } = await placedOrder(sandboxUrl, context)
    expect(billingAddress).toEqual(shipping.address)
  })
})
