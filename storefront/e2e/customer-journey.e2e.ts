import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { addFrom, chooseMethods, fillDetails, finished, leaveCart, newShopper, orderButton } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { open } from './support/hydrated.ts'
import { mailsTo } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { begins, label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

/** The link in the newest mail to a recipient, as a path of the shop. */
async function pathFromMail(recipient: string, path: string): Promise<string> {
  for (let patience = 50; patience > 0; patience -= 1) {
    for (const { body } of await mailsTo(sandboxUrl, recipient)) {
      const link = new RegExp(`https?://\\S*?(${path}\\?[^\\s"<]+)`).exec(body)?.[1]
      if (link) return link.replaceAll('&amp;', '&')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${recipient} leads to ${path}`)
}

const main = (page: Page) => page.getByRole('main')

async function enterAs(page: Page, email: string, password: string): Promise<void> {
  await open(page, `/prihlasit?redirect=${encodeURIComponent(pathOf('/uzivatel/prehled'))}`)
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByRole('textbox', { name: 'Heslo' }).fill(password)
  await main(page)
    .getByRole('button', { name: label('Přihlásit se') })
    .click()
  await page.waitForURL(pathOf('**/uzivatel/prehled'))
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/prihlasit')
  await main(page)
    .getByRole('button', { name: label('Odhlásit se') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
}

test.describe('a customer from the first mail to the second order', () => {
  test('C2.08 C2.10 C2.18 C2.19 C2.21 C7.31 C7.42 registers, activates, resets the password, changes personal data, saves an address and a list, orders, exports and reorders', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await enter()
    const shopper = newShopper()
    const [first, second] = ['prvni-heslo-2026', 'druhe-heslo-2026']

    await open(page, '/registrovat')
    await main(page).getByLabel(label('Jméno')).fill('Marie')
    await main(page).getByLabel(label('Příjmení')).fill('Větrná')
    await main(page).getByLabel('E-mail').fill(shopper.email)
    await main(page)
      .getByRole('textbox', { name: /^Heslo(?! znov[ua])/ })
      .fill(first)
    await main(page)
      .getByRole('textbox', { name: begins('Heslo znovu') })
      .fill(first)
    await main(page)
      .getByRole('checkbox', { name: label('Souhlasím s') })
      .check()
    await main(page)
      .getByRole('button', { name: label('Založit účet') })
      .click()
    await main(page)
      .getByRole('heading', { name: label('Ještě potvrďte e-mail') })
      .waitFor()

    await open(page, await pathFromMail(shopper.email, '/aktivovat'))
    await main(page)
      .getByRole('link', { name: label('Přihlásit se') })
      .waitFor()
    await enterAs(page, shopper.email, first)
    await signOut(page)

    await open(page, pathOf('/zapomenute-heslo'))
    await main(page).getByLabel('E-mail').fill(shopper.email)
    await main(page).getByRole('button', { name: /odkaz/ }).click()
    await open(page, await pathFromMail(shopper.email, pathOf('/resetovat-heslo')))
    await main(page)
      .getByRole('textbox', { name: new RegExp(`^${label('Nové heslo')}(?! znov[ua])`) })
      .fill(second)
    await main(page)
      .getByRole('textbox', { name: begins('Nové heslo znovu') })
      .fill(second)
    await main(page)
      .getByRole('button', { name: label('Nastavit heslo') })
      .click()
    await main(page).getByRole('heading', { name: 'Heslo je nastavené' }).waitFor()
    expect(page.url(), 'the token has left the address').not.toContain('token=')
    await enterAs(page, shopper.email, second)

    await open(page, pathOf('/uzivatel/osobni-udaje'))
    await main(page).getByLabel(label('Telefon')).fill('777 987 654')
    await main(page)
      .getByRole('button', { name: label('Uložit údaje') })
      .click()
    await main(page)
      .getByText(inMarket({ cs: 'uložil', sk: 'uložil' }))
      .first()
      .waitFor()
    await page.reload()
    expect(await main(page).getByLabel(label('Telefon')).inputValue()).toMatch(/777\s?987\s?654$/)

    await open(page, pathOf('/uzivatel/seznam-adres?pridat=shipping'))
    await main(page).getByLabel(label('Kdo zboží převezme')).fill('Marie Větrná')
    await main(page).getByLabel(label('Ulice a číslo popisné')).fill('Nádvorní 3')
    await main(page).getByLabel(label('Město')).fill('Brno')
    await main(page).getByLabel('PSČ').fill('602 00')
    await main(page)
      .getByRole('button', { name: label('Přidat adresu') })
      .click()
    await main(page).getByText('Nádvorní 3').waitFor()

    await addFrom(page, product.slug)
    await open(page, '/kosik')
    await main(page).getByText(label('Uložit jako nákupní seznam')).click()
    await main(page).locator('.save-list input[name=name]').fill('Do nového bytu')
    await main(page)
      .getByRole('button', { name: label('Uložit seznam') })
      .click()
    await leaveCart(page)
    await chooseMethods(page)
    await fillDetails(page, shopper)
    await orderButton(page).click()
    await page.waitForURL(finished)

    await open(page, pathOf('/uzivatel/nakupni-seznamy'))
    await main(page).getByRole('link', { name: 'Do nového bytu' }).first().click()
    await main(page).getByText(product.name).first().waitFor()

    await open(page, pathOf('/uzivatel/objednavky'))
    await main(page)
      .getByRole('link', { name: /26\d{5}/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname.startsWith(`${pathOf('/uzivatel/objednavky')}/`))
    const download = page.waitForEvent('download')
    await main(page)
      .getByRole('link', { name: label('Položky do tabulky (CSV)') })
      .click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.startsWith('\uFEFFKód;')).toBe(true)
    expect(csv).toContain(product.name)

    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/items/batch') && answer.ok())
    await main(page)
      .getByRole('button', { name: label('Objednat znovu') })
      .click()
    await added
    await open(page, '/kosik')
    await main(page).getByText(product.name).first().waitFor()
    expect(complaints).toEqual([])
  })
})
