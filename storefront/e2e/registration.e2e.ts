import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { type Customer, mailedLink, newPerson, ownMenu, sendLogin } from './support/account.ts'
import { phone } from './support/browser.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { open } from './support/hydrated.ts'
import { mailsTo } from './support/sandbox.ts'
import { jana } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

async function fill(page: Page, { email, password }: Customer, again = password): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(label('Jméno')).fill('Marie')
  await main.getByLabel(label('Příjmení')).fill('Větrná')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Heslo (povinné)').fill(password)
  await main.getByLabel(label('Heslo znovu')).fill(again)
  await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
}

const send = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label('Založit účet') })
    .click()
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: label('Ještě potvrďte e-mail') })

test.describe('registration', () => {
  test('C2.08 creates an account that works once its e-mail is confirmed', async () => {
    const person = newPerson()
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, '/registrovat')
    expect(await faultsOf(page)).toEqual([])
    await fill(page, person)
    await send(page)
    await sent(page).waitFor()
    expect(await sent(page).evaluate((own) => own === document.activeElement)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    // the offer of an account and of signing in has done its work
    expect(await page.locator('.auth-aside').count()).toBe(0)

    // not before the mail is confirmed
    await open(page, '/prihlasit')
    await sendLogin(page, person)
    await page.getByRole('main').getByText(label('Účet ještě není aktivovaný')).waitFor()

    await page.goto((await mailedLink(sandboxUrl, person.email)).href)
    await page.getByRole('main').getByText(label('Váš účet je aktivní, můžete se přihlásit.')).waitFor()
    expect(page.url()).toBe(`${shopUrl}/aktivovat`)
    await page
      .getByRole('main')
      .getByRole('link', { name: label('Přihlásit se') })
      .click()
    await page.waitForURL('**/prihlasit')
    await sendLogin(page, person)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await ownMenu(page).locator('summary').filter({ hasText: 'Marie' }).waitFor()
    await page.goto('/registrovat')
    await page.getByRole('heading', { level: 1, name: label('Jste přihlášeni') }).waitFor()
    expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([])
  })

  test('C5.31 shows at the second field that the passwords differ, and sends nothing', async () => {
    const person = newPerson()
    const { page, context } = await enter()
    await recordViolations(context)
    await open(page, '/registrovat')
    await fill(page, person, 'neco-jineho-9')
    await send(page)
    const again = page.getByRole('main').getByLabel(label('Heslo znovu'))
    await page
      .getByRole('main')
      .getByText(label('Nepodařilo se vám heslo napsat 2× správně.'), { exact: true })
      .waitFor()
    expect(await again.getAttribute('aria-invalid')).toBe('true')
    expect(await again.evaluate((own) => own === document.activeElement)).toBe(true)
    expect(await page.getByRole('main').getByLabel('E-mail').inputValue()).toBe(person.email)
    expect(await faultsOf(page)).toEqual([])
    expect(await mailsTo(sandboxUrl, person.email)).toEqual([])
  })

  test('C2.08 rejects a common password, and keeps the other input', async () => {
    const person = newPerson()
    const { page } = await enter()
    await open(page, '/registrovat')
    await fill(page, { ...person, password: 'heslo123' })
    await send(page)
    await page.getByRole('main').getByText(label('Toto heslo je příliš běžné. Zvolte prosím jiné.')).waitFor()
    expect(await page.getByRole('main').getByLabel('E-mail').inputValue()).toBe(person.email)
    expect(await mailsTo(sandboxUrl, person.email)).toEqual([])
  })

  test('looks the same for an e-mail that has an account; only its owner is notified', async () => {
    const { page } = await enter()
    await open(page, '/registrovat')
    await fill(page, { ...newPerson(), email: jana.email })
    await send(page)
    await sent(page).waitFor()
    expect((await mailedLink(sandboxUrl, jana.email)).pathname).toBe('/prihlasit')
  })

  test('C2.08 registers a company, whose fields appear with its checkbox', async () => {
    const person = newPerson()
    const { page } = await enter()
    await open(page, '/registrovat')
    const main = page.getByRole('main')
    expect(await main.getByLabel(label('Název firmy')).isVisible()).toBe(false)
    await fill(page, person)
    await main.getByRole('checkbox', { name: label('Nakupuji na firmu') }).check()
    await send(page)
    await main.getByText(label('Vyplňte prosím název firmy')).waitFor()
    await main.getByLabel(label('Název firmy')).fill('Průvan, s. r. o.')
    await main.getByLabel(label('IČO'), { exact: false }).first().fill('12345678')
    await send(page)
    await main.getByText(label('Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.')).waitFor()
    await main.getByLabel(label('IČO'), { exact: false }).first().fill('08765430')
    await send(page)
    await sent(page).waitFor()
  })

  test('C2.08 works without scripts', async () => {
    const person = newPerson()
    const { page } = await enter({ scripts: false })
    await page.goto('/registrovat')
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: label('Nakupuji na firmu') }).check()
    await main.getByLabel(label('Název firmy')).fill('Průvan, s. r. o.')
    await main.getByLabel(label('IČO'), { exact: false }).first().fill('08765430')
    await fill(page, { ...person, password: 'kratke' })
    await send(page)
    await main.getByText(label('Heslo musí mít aspoň 8 znaků')).waitFor()
    expect(await main.getByLabel(label('Název firmy')).inputValue()).toBe('Průvan, s. r. o.')
    expect(await main.getByLabel('Heslo (povinné)').inputValue()).toBe('')
    await fill(page, person)
    await send(page)
    await sent(page).waitFor()
    await page.goto((await mailedLink(sandboxUrl, person.email)).href)
    await page.getByRole('button', { name: label('Potvrdit') }).click()
    await main.getByText(label('Váš účet je aktivní, můžete se přihlásit.')).waitFor()
  })
})
