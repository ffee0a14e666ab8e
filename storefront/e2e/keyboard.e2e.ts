import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, newShopper } from './support/buying.ts'
import { hydrated } from './support/hydrated.ts'
import { tabTo } from './support/tab-to.ts'
import { cartLink, inStockText } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'

const { enter } = visitors()

async function type(page: Page, at: Locator, text: string, unseen: string[]) {
  await tabTo(page, at, unseen)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Moves the selection of a radio group down to an option. */
async function choose(page: Page, option: Locator) {
  for (let step = 0; step < 6 && !(await option.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
  expect(await option.isChecked()).toBe(true)
}

test.describe('with a keyboard only', () => {
  test('buys a fan, with a visible focus at each stop', async () => {
    const { page } = await enter()
    const main = page.getByRole('main')
    const unseen: string[] = []
    const shopper = newShopper()
    const press = async (at: Locator, key = 'Enter') => {
      await tabTo(page, at, unseen)
      await page.keyboard.press(key)
    }

    await page.goto('/')
    await hydrated(page)
    await press(page.getByRole('banner').locator('.menu > summary'))
    await press(page.getByRole('banner').getByRole('link', { name: label('Stolní ventilátory') }))
    await main.getByRole('heading', { level: 1, name: label('Stolní ventilátory') }).waitFor()
    const box = page.getByRole('article').filter({ hasText: inStockText }).first()
    await press(box.getByRole('heading').getByRole('link'))
    await page.waitForURL('**/produkt/*')
    const buy = main.getByRole('button', { name: label('Do košíku') }).first()
    await buy.waitFor()
    await press(buy, 'Space')
    await page.getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await tabTo(page, cartLink(page), unseen, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await main.getByRole('heading', { level: 1, name: 'Košík' }).waitFor()
    await press(main.getByRole('link', { name: label('Pokračovat k dopravě a platbě') }))
    await main.getByRole('heading', { level: 1, name: 'Doprava a platba' }).waitFor()

    const courier = main.getByRole('radio', { name: label('Kurýrem na adresu') })
    await press(courier, 'Space')
    await choose(page, courier)
    await tabTo(page, main.getByRole('radio', { name: 'Kartou online' }), unseen)
    await choose(page, main.getByRole('radio', { name: label('Dobírkou') }))
    await press(main.getByRole('button', { name: label('Pokračovat k dodacím údajům') }))
    await main.getByRole('heading', { level: 1, name: label('Dodací údaje') }).waitFor()

    await type(page, main.getByLabel('E-mail'), shopper.email, unseen)
    await type(page, main.getByLabel(label('Jméno a příjmení (povinné)')).first(), shopper.name, unseen)
    await type(page, main.getByLabel(label('Telefon (povinné)')), shopper.phone, unseen)
    await type(page, main.getByLabel(label('Ulice a číslo popisné')).first(), shopper.street, unseen)
    await type(page, main.getByLabel(label('Město')).first(), shopper.city, unseen)
    await type(page, main.getByLabel('PSČ').first(), shopper.postcode, unseen)
    await press(main.getByRole('checkbox', { name: label('Souhlasím s') }), 'Space')
    await press(main.getByRole('button', { name: label('Objednat s povinností platby') }))
    await page.waitForURL(finished)
    expect([...new Set(unseen)]).toEqual([])
  })

  test('skips the header', async () => {
    const { page } = await enter()
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})
