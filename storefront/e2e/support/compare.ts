import type { Locator, Page } from '@playwright/test'
import { open } from './hydrated.ts'
import { inMarket } from './market.ts'
import { pathOf } from './paths.ts'
import { expect } from './test.ts'
import { label } from './words.ts'

/** The tray of compared products. */
export const tray = (page: Page): Locator => page.getByRole('dialog', { name: label('Porovnání') })

/** The message of the tray about the last change. */
export async function trayMessage(page: Page): Promise<string> {
  const message = tray(page).getByRole('status')
  await expect(message).not.toBeEmpty()
  return message.innerText()
}

/** Adds the first products of a category to the comparison; returns their names. */
export async function choose(page: Page, count: number): Promise<string[]> {
  await open(page, pathOf('/koupelnove-ventilatory'))
  const names: string[] = []
  for (let at = 0; at < count; at += 1) {
    const box = page.getByRole('main').getByRole('article').nth(at)
    names.push(await box.getByRole('heading').innerText())
    await box.getByRole('button', { name: /^Porovna[tť]/ }).click()
    await tray(page)
      .getByText(label(`${at + 1} ze 4`))
      .waitFor()
    expect(await trayMessage(page)).toContain(inMarket({ cs: 'přidali do porovnání', sk: 'pridali do porovnania' }))
  }
  return names
}

/** Links of the compared products in the head of the table. */
export const heads = (page: Page): Locator =>
  page.getByRole('main').getByRole('columnheader').locator('.compare-head > a')
/** Rows of the table, its head included. */
export const rows = (page: Page): Locator => page.getByRole('main').getByRole('row')
