import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { newCustomer, ownMenu } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { phone } from './support/browser.ts'
import { hydrated } from './support/hydrated.ts'
import { mailsTo } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'
import { pathOf } from './support/paths.ts'
import { inMarket } from './support/market.ts'

const { enter, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')

async function mailedCode(email: string): Promise<string> {
  const mail = (await mailsTo(sandboxUrl, email)).find(({ kind }) => kind === 'login_code')
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

for (const scripts of [true, false]) {
  test.describe(`signing in by a code, with scripts ${scripts}`, () => {
    async function requestCode(email: string) {
      const visitor = await enter({ scripts, viewport: phone })
      const { page } = visitor
      await page.goto('/prihlasit?redirect=%2Fkontakt')
      if (scripts) await hydrated(page)
      await main(page)
        .getByRole('link', { name: label('Přihlásit se kódem z e-mailu') })
        .click()
      await page.getByRole('heading', { level: 1, name: label('Přihlášení kódem') }).waitFor()
      if (scripts) expect(await axeFindings(page)).toEqual([])
      await main(page).getByLabel('E-mail (povinné)').fill(email)
      await main(page)
        .getByRole('button', { name: label('Poslat kód') })
        .click()
      await page.getByRole('heading', { level: 1, name: label('Podívejte se do e-mailu') }).waitFor()
      return visitor
    }

    const send = async (page: Page, code: string) => {
      await main(page).getByLabel('Kód z e-mailu').fill(code)
      await main(page)
        .getByRole('button', { name: label('Přihlásit se') })
        .click()
    }

    test('C2.07 C2.25 needs no password and redirects to the requested page', async () => {
      const { email } = await newCustomer(sandboxUrl)
      const { page, complaints } = await requestCode(email)
      expect(await main(page).getByLabel('E-mail (povinné)').inputValue()).toBe(email)
      const code = main(page).getByLabel('Kód z e-mailu')
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      if (scripts) expect(await axeFindings(page)).toEqual([])

      const right = await mailedCode(email)
      await send(page, String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
      await main(page).getByText(label('Kód nesedí, nebo už neplatí.')).waitFor()
      // the focus is at the error
      if (scripts) expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByText(label('E-mail nebo heslo nesouhlasí')).count()).toBe(0)
      expect(await main(page).getByLabel('E-mail (povinné)').inputValue()).toBe(email)
      await send(page, `${right.slice(0, 3)} ${right.slice(3)}`)
      await page.waitForURL(({ pathname }) => pathname === '/kontakt')
      // after Back the form is not shown again
      await page.goto(pathOf('/prihlasit/kodem'))
      await page.getByRole('heading', { level: 1, name: label('Jste přihlášeni') }).waitFor()
      if (scripts) await ownMenu(page).locator('summary').filter({ hasText: 'Marie' }).waitFor()
      // the browser logs the rejected code
      expect(complaints.filter((own) => !own.includes('status of 401'))).toEqual([])
    })

    test('accepts the code in another browser, however it was pasted', async () => {
      const { email } = await newCustomer(sandboxUrl)
      await requestCode(email)
      const { page } = await enter({ scripts })
      await page.goto(pathOf('/prihlasit/kodem'))
      if (scripts) await hydrated(page)
      await main(page).getByRole('link', { name: 'Kód už mám' }).click()
      await page.getByRole('heading', { level: 1, name: label('Zadejte kód') }).waitFor()
      await main(page).getByLabel('E-mail (povinné)').fill(email)
      await send(page, `  Váš kód: ${await mailedCode(email)}`)
      await page.waitForURL(({ pathname }) => pathname === '/')
    })

    test('looks the same for an e-mail without an account, and does not sign in', async () => {
      const { page } = await requestCode('nikdo-takovy@example.cz')
      expect(await main(page).innerText()).toContain(
        inMarket({ cs: 'Pokud k této adrese patří účet', sk: 'Ak k tejto adrese patrí účet' }),
      )
      expect(await mailsTo(sandboxUrl, 'nikdo-takovy@example.cz')).toEqual([])
      await send(page, '123456')
      await main(page).getByText(label('Kód nesedí, nebo už neplatí.')).waitFor()
    })
  })
}

test('the code field is still there after a reload, as when a phone reloads the tab', async () => {
  const { email } = await newCustomer(sandboxUrl)
  const { page } = await enter({ viewport: phone })
  await page.goto(pathOf('/prihlasit/kodem?redirect=%2Fkontakt'))
  await hydrated(page)
  await main(page).getByLabel('E-mail (povinné)').fill(email)
  await main(page)
    .getByRole('button', { name: label('Poslat kód') })
    .click()
  const sent = page.getByRole('heading', { level: 1, name: label('Podívejte se do e-mailu') })
  await sent.waitFor()
  expect(page.url()).not.toContain(encodeURIComponent(email))
  await page.reload()
  await sent.waitFor()
  await expect(main(page).getByLabel('E-mail (povinné)')).toHaveValue(email)

  // a new one needs no e-mail again, and Back leads to the code
  await main(page)
    .getByRole('link', { name: label('Poslat nový kód') })
    .click()
  await page.getByRole('heading', { level: 1, name: label('Přihlášení kódem') }).waitFor()
  await expect(main(page).getByLabel('E-mail (povinné)')).toHaveValue(email)
  await page.goBack()
  await sent.waitFor()
  await main(page)
    .getByLabel('Kód z e-mailu')
    .fill(await mailedCode(email))
  await main(page)
    .getByRole('button', { name: label('Přihlásit se') })
    .click()
  await page.waitForURL(({ pathname }) => pathname === '/kontakt')
})
