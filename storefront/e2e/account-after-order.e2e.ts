import { unwrap } from '@vanek/sdk'
import { activate } from '@vanek/sdk/newsletter'
import { expect, test } from './support/test.ts'
import { axeFindings } from './support/axe.ts'
import { mailedLink, sendLogin } from './support/account.ts'
import { finished, orderButton, reachDetails } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { hydrated } from './support/hydrated.ts'
import { sandboxShop } from './support/sandbox.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { jana, signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

for (const scripts of [true, false]) {
  test.describe(`an account after the order, with scripts ${scripts}`, () => {
    test('C1.07 C7.04 is created with one password, for the name and the e-mail of the order', async () => {
      const { page, complaints } = await enter({ scripts })
      const shopper = await reachDetails(page, await pickProduct(sandboxUrl), { scripts })
      await orderButton(page).click()
      await page.waitForURL(finished)
      if (scripts) await hydrated(page)
      const [code = 'no order'] = /\d+/.exec(await page.title()) ?? []
      const offer = page.getByRole('region', { name: label('Příště to půjde rychleji') })
      await expect(offer).toContainText(shopper.email)
      await expect(offer.getByRole('textbox')).toHaveCount(1)
      if (scripts) expect(await axeFindings(page)).toEqual([])

      await offer.getByLabel(label('Heslo k účtu')).fill('krátké')
      await offer.getByRole('button', { name: label('Založit účet') }).click()
      await offer.getByText(label('Heslo musí mít aspoň 8 znaků')).waitFor()
      await expect(offer.getByLabel(label('Heslo k účtu'))).toBeFocused()

      const password = 'vitr-v-korunach-7'
      await offer.getByLabel(label('Heslo k účtu')).fill(password)
      await offer.getByRole('button', { name: label('Založit účet') }).click()
      await page
        .getByText(new RegExp(`${inMarket({ cs: 'Ještě', sk: 'Ešte' })} potvrďte e-mail: na ${shopper.email}`))
        .waitFor()
      // visible, although the form is gone
      await expect(page.locator(':focus')).toContainText(shopper.email)
      await expect(page.locator(':focus')).toBeInViewport()

      const link = await mailedLink(sandboxUrl, shopper.email)
      unwrap(await activate(sandboxShop(sandboxUrl), { token: link.searchParams.get('token') ?? '' }))
      await page.goto('/prihlasit')
      if (scripts) await hydrated(page)
      await sendLogin(page, { email: shopper.email, password })
      await page.waitForURL((url) => url.pathname !== '/prihlasit')
      // the account owns the order
      await page.goto(pathOf('/uzivatel/objednavky'))
      await page.getByRole('main').getByText(code).first().waitFor()
      expect(complaints).toEqual([])
    })
  })
}

test('C1.07 an e-mail with an account keeps its password, and a message says so', async () => {
  const { page } = await enter()
  await reachDetails(page, await pickProduct(sandboxUrl))
  await page.getByRole('main').getByLabel('E-mail').fill(jana.email)
  await orderButton(page).click()
  await page.waitForURL(finished)
  await hydrated(page)
  const offer = page.getByRole('region', { name: label('Příště to půjde rychleji') })
  await offer.getByLabel(label('Heslo k účtu')).fill('nove-heslo-jany-5')
  await offer.getByRole('button', { name: label('Založit účet') }).click()
  const message = inMarket({ cs: 'platí dál vaše dosavadní heslo', sk: 'ďalej platí vaše doterajšie heslo' })
  await page.getByText(message).waitFor()
  expect((await mailedLink(sandboxUrl, jana.email)).pathname).toBe('/prihlasit')
  await signIn(page, jana)
})

test('C1.07 is not offered to signed-in customers', async () => {
  const { page } = await enter()
  await signIn(page, jana)
  await reachDetails(page, await pickProduct(sandboxUrl))
  await orderButton(page).click()
  await page.waitForURL(finished)
  await hydrated(page)
  await expect(page.getByRole('region', { name: label('Co bude dál') })).toBeVisible()
  await expect(page.getByRole('region', { name: label('Příště to půjde rychleji') })).toHaveCount(0)
})
