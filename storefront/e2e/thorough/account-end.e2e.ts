import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authCookies, mailedLink, newCustomer, newPerson, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { mailsTo } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function requestEmailChange(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel('Nový e-mail').fill(email)
  await main(page).getByLabel('Vaše heslo').fill(password)
  await press(page, label('Poslat odkazy'))
}

test.describe('the account', () => {
  test('A7.10 A7.11 A7.12 changes its e-mail by both links, exports its data and is deleted', async () => {
    const customer = await newCustomer(sandboxUrl)
    const fresh = newPerson()
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await signIn(page, customer)
    await open(page, pathOf('/uzivatel/osobni-udaje'))
    expect(await faultsOf(page)).toEqual([])
    await main(page)
      .getByRole('link', { name: label('Změnit e-mail') })
      .click()
    await title(page, label('Změna e-mailu'))
    await requestEmailChange(page, fresh.email, 'spatne-heslo')
    await main(page).getByText(label('Heslo nesouhlasí. Zkuste to prosím znovu.')).waitFor()
    expect(await main(page).getByLabel('Nový e-mail').inputValue()).toBe(fresh.email)
    await requestEmailChange(page, fresh.email, customer.password)
    await main(page).getByText(label('Odkazy jsme poslali')).waitFor()
    await main(page).getByText(label('Čeká se na potvrzení adresy')).waitFor()
    expect(await faultsOf(page)).toEqual([])

    const [first, second] = [await mailedLink(sandboxUrl, customer.email), await mailedLink(sandboxUrl, fresh.email)]
    await page.goto(first.href)
    await page.waitForURL(`${shopUrl}/potvrdit-email`)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.content()).not.toContain(first.searchParams.get('token'))
    await press(page, label('Potvrdit změnu'))
    await title(page, label('Ještě nová adresa'))
    await open(page, pathOf('/uzivatel/osobni-udaje'))
    await main(page).getByText(label('Otevřete ještě odkaz, který jsme poslali na novou adresu.')).waitFor()

    // the other mailbox is opened on another device, without scripts
    const phoneOf = await enter({ scripts: false })
    await phoneOf.page.goto(second.href)
    await press(phoneOf.page, label('Potvrdit změnu'))
    await title(phoneOf.page, label('E-mail je změněný'))
    await page.goto(pathOf('/uzivatel/osobni-udaje'))
    await page.waitForURL('**/prihlasit?*')
    await hydrated(page)
    await sendLogin(page, { email: fresh.email, password: customer.password })
    await page.waitForURL(pathOf('**/uzivatel/osobni-udaje'))
    await main(page).locator('#own-email ~ p').getByText(fresh.email).waitFor()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('link', { name: label('Stáhnout moje údaje') })
        .click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^moje-udaje-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email: fresh.email } })

    const otherTab = await context.newPage()
    await open(otherTab, pathOf('/uzivatel/prehled'))
    await main(page)
      .getByRole('link', { name: label('Chci účet zrušit') })
      .click()
    await title(page, label('Zrušení účtu'))
    expect(await faultsOf(page)).toEqual([])
    await press(page, label('Zrušit účet'))
    await main(page).getByText(label('Zaškrtněte prosím, že tomu rozumíte')).waitFor()
    await main(page).getByLabel('Vaše heslo').fill(customer.password)
    await main(page).getByLabel(label('Rozumím')).check()
    await press(page, label('Zrušit účet'))
    await page.waitForURL('**/prihlasit')
    await page.getByText(label('Účet jsme zrušili a poslali vám o tom zprávu.')).first().waitFor()
    expect(await page.getByText(label('Vaše přihlášení vypršelo')).count()).toBe(0)
    expect(await authCookies(page)).toEqual([])
    await otherTab.goto(pathOf('/uzivatel/objednavky'))
    await otherTab.waitForURL('**/prihlasit?*')
    expect((await mailsTo(sandboxUrl, fresh.email)).map(({ subject }) => subject)[0]).toBe('Váš účet je zrušený')
    expect(complaints).toEqual([])
  })

  test('A7.10 A7.12 works without scripts; a browser signed in to a deleted account is redirected to sign in', async () => {
    const customer = await newCustomer(sandboxUrl)
    const [{ page }, elsewhere] = [await enter({ scripts: false }), await enter({ scripts: false })]
    await signIn(page, customer)
    await page.goto(pathOf('/uzivatel/zmena-emailu'))
    await requestEmailChange(page, 'nova-adresa', customer.password)
    await main(page).getByText(label('E-mail není ve správném formátu')).waitFor()
    expect(await main(page).getByLabel('Nový e-mail').inputValue()).toBe('nova-adresa')
    const { email } = newPerson()
    await requestEmailChange(page, email, customer.password)
    await main(page).getByText(label('Odkazy jsme poslali')).waitFor()
    // the confirming browser stays signed in
    for (const mailbox of [email, customer.email]) {
      await page.goto((await mailedLink(sandboxUrl, mailbox)).href)
      await press(page, label('Potvrdit změnu'))
    }
    await title(page, label('E-mail je změněný'))
    await signIn(elsewhere.page, { ...customer, email })
    await page.goto(pathOf('/uzivatel/zruseni-uctu'))
    await main(page).getByLabel(label('Rozumím')).check()
    await main(page).getByLabel('Vaše heslo').fill('spatne-heslo')
    await press(page, label('Zrušit účet'))
    await main(page).getByText(label('Heslo nesouhlasí.')).waitFor()
    expect(await main(page).getByLabel(label('Rozumím')).isChecked()).toBe(true)
    await main(page).getByLabel('Vaše heslo').fill(customer.password)
    await press(page, label('Zrušit účet'))
    await page.waitForURL('**/prihlasit')
    await main(page).getByText(label('Účet jsme zrušili')).waitFor()
    const answer = await elsewhere.page.goto(pathOf('/uzivatel/osobni-udaje'))
    expect([answer?.status(), new URL(elsewhere.page.url()).pathname]).toEqual([200, '/prihlasit'])
  })
})
