import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated } from '../support/hydrated.ts'
import { inMarket } from '../support/market.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
const streets = { first: 'Lipová 12', second: 'Na Vánku 3' } as const
const cards = (page: Page) => main(page).locator('.address-card')

async function fill(page: Page, name: string, street: string): Promise<void> {
  await main(page).getByLabel(label('Kdo zboží převezme')).fill(name)
  await main(page).getByLabel(label('Ulice a číslo popisné')).fill(street)
  await main(page)
    .getByLabel(label('Město'))
    .fill(inMarket({ cs: 'Brno', sk: 'Nitra' }))
  await main(page)
    .getByLabel(label('PSČ'))
    .fill(inMarket({ cs: '60200', sk: '94901' }))
}

for (const scripts of [true, false]) {
  test.describe(`addresses with scripts ${scripts}`, () => {
    test('C2.19 C7.41 C7.42 C7.43 C7.44 are added, changed, set as default and deleted', async () => {
      const { page, context, complaints } = await enter({ scripts })
      await recordViolations(context)
      await signIn(page, await newCustomer(sandboxUrl))
      const waitForHydration = async () => (scripts ? hydrated(page) : undefined)
      const add = async (name: string, street: string) => {
        await main(page)
          .getByRole('link', { name: label('Přidat doručovací adresu') })
          .click()
        await page.waitForURL(pathOf('**/uzivatel/seznam-adres') + '?*=shipping')
        await waitForHydration()
        await fill(page, name, street)
        await main(page)
          .getByRole('button', { name: label('Přidat adresu') })
          .click()
        await page.waitForURL(pathOf('**/uzivatel/seznam-adres'))
        await cards(page).filter({ hasText: street }).waitFor()
      }
      await page.goto(pathOf('/uzivatel/seznam-adres'))
      await waitForHydration()
      await main(page).getByText(label('Zatím nemáte uloženou žádnou doručovací adresu.')).waitFor()
      await add('Marie Větrná', streets.first)
      await add('Tomáš Větrný', streets.second)
      expect(await cards(page).count()).toBe(2)

      // errors are shown at their fields, and the other input stays
      const own = cards(page).filter({ hasText: streets.second })
      await own
        .getByRole('link', { name: new RegExp(`^${inMarket({ cs: 'Upravit adresu', sk: 'Upraviť adresu' })}`) })
        .click()
      await page.waitForURL(/\?[a-z]+=\d+/)
      await waitForHydration()
      expect(scripts ? await faultsOf(page) : []).toEqual([])
      await main(page).getByLabel(label('Ulice a číslo popisné')).fill('Na Vánku')
      await main(page)
        .getByLabel(label('Telefon'))
        .fill(inMarket({ cs: '777 123 456', sk: '0905 123 456' }))
      await main(page)
        .getByRole('button', { name: label('Uložit adresu') })
        .click()
      await main(page).locator('.field-error').first().waitFor()
      expect(await main(page).getByLabel(label('Ulice a číslo popisné')).inputValue()).toBe('Na Vánku')
      await main(page).getByLabel(label('Ulice a číslo popisné')).fill('Na Vánku 5')
      await main(page)
        .getByRole('button', { name: label('Uložit adresu') })
        .click()
      await page.waitForURL(pathOf('**/uzivatel/seznam-adres'))
      const changed = cards(page).filter({ hasText: 'Na Vánku 5' })
      await changed.getByText(inMarket({ cs: '+420 777 123 456', sk: '+421 905 123 456' })).waitFor()

      const other = cards(page).filter({ hasText: streets.first })
      await other.getByRole('button', { name: begins('Nabízet jako první') }).click()
      await other.getByText(label('Nabízíme jako první')).waitFor()

      // with scripts it is removed optimistically, and a reload would restore the question
      const response = scripts ? page.waitForResponse((answer) => answer.request().method() === 'DELETE') : undefined
      await changed.getByText(label('Smazat'), { exact: true }).click()
      await changed.getByRole('button', { name: label('Ano, smazat') }).click()
      await changed.waitFor({ state: 'detached' })
      await response
      if (scripts) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
      await page.reload()
      expect(await cards(page).count()).toBe(1)
      expect(complaints).toEqual([])
    })
  })
}

test('C7.43 an address that was deleted in another tab keeps what is typed, and saving adds it again', async () => {
  const { page, context } = await enter({ scripts: true })
  await signIn(page, await newCustomer(sandboxUrl))
  await page.goto(pathOf('/uzivatel/seznam-adres') + '?pridat=shipping')
  await hydrated(page)
  await fill(page, 'Marie Větrná', streets.first)
  await main(page)
    .getByRole('button', { name: label('Přidat adresu') })
    .click()
  await cards(page)
    .getByRole('link', { name: new RegExp(`^${inMarket({ cs: 'Upravit adresu', sk: 'Upraviť adresu' })}`) })
    .click()
  await page.waitForURL(/\?[a-z]+=\d+/)
  await hydrated(page)
  const street = main(page).getByLabel(label('Ulice a číslo popisné'))
  await street.fill('Na Vánku 5')

  const other = await context.newPage()
  await other.goto(pathOf('/uzivatel/seznam-adres'))
  await hydrated(other)
  const deleted = other.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await cards(other).getByText(label('Smazat'), { exact: true }).click()
  await cards(other)
    .getByRole('button', { name: label('Ano, smazat') })
    .click()
  await deleted
  await other.close()

  const save = main(page).getByRole('button', { name: label('Uložit adresu') })
  await save.click()
  await main(page).getByText(label('Tuhle adresu jste mezitím smazali. Uložením ji přidáte znovu.')).waitFor()
  await expect(street).toHaveValue('Na Vánku 5')
  await save.click()
  await cards(page).filter({ hasText: 'Na Vánku 5' }).waitFor()
})
