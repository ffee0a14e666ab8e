import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { newCustomer, ownMenu } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { phone } from './support/browser.ts'
import { hydrated } from './support/hydrated.ts'
import { mailsTo } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'

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
    async function askFor(email: string) {
      const visitor = await enter({ scripts, viewport: phone })
      const { page } = visitor
      await page.goto('/prihlasit?redirect=%2Fkontakt')
      if (scripts) await hydrated(page)
      await main(page).getByRole('link', { name: 'Přihlásit se kódem z e-mailu' }).click()
      await page.getByRole('heading', { level: 1, name: 'Přihlášení kódem' }).waitFor()
      if (scripts) expect(await axeFindings(page)).toEqual([])
      await main(page).getByLabel('E-mail (povinné)').fill(email)
      await main(page).getByRole('button', { name: 'Poslat kód' }).click()
      await page.getByRole('heading', { level: 1, name: 'Podívejte se do e-mailu' }).waitFor()
      return visitor
    }

    const send = async (page: Page, code: string) => {
      await main(page).getByLabel('Kód z e-mailu').fill(code)
      await main(page).getByRole('button', { name: 'Přihlásit se' }).click()
    }

    test('C2.07 C2.25 needs no password and leads to where one wanted to go', async () => {
      const { email } = await newCustomer(sandboxUrl)
      const { page, complaints } = await askFor(email)
      expect(await main(page).getByLabel('E-mail (povinné)').inputValue()).toBe(email)
      const code = main(page).getByLabel('Kód z e-mailu')
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      if (scripts) expect(await axeFindings(page)).toEqual([])

      const right = await mailedCode(email)
      await send(page, String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
      await main(page).getByText('Kód nesedí, nebo už neplatí.').waitFor()
      expect(await page.getByText('E-mail nebo heslo nesouhlasí').count()).toBe(0)
      expect(await main(page).getByLabel('E-mail (povinné)').inputValue()).toBe(email)
      await send(page, `${right.slice(0, 3)} ${right.slice(3)}`)
      await page.waitForURL(({ pathname }) => pathname === '/kontakt')
      if (scripts) await ownMenu(page).locator('summary').filter({ hasText: 'Marie' }).waitFor()
      // the browser tells of the wrong code
      expect(complaints.filter((own) => !own.includes('status of 401'))).toEqual([])
    })

    test('says the same to an e-mail without an account, and lets nobody in', async () => {
      const { page } = await askFor('nikdo-takovy@example.cz')
      expect(await main(page).innerText()).toContain('Pokud k této adrese patří účet')
      expect(await mailsTo(sandboxUrl, 'nikdo-takovy@example.cz')).toEqual([])
      await send(page, '123456')
      await main(page).getByText('Kód nesedí, nebo už neplatí.').waitFor()
    })
  })
}
