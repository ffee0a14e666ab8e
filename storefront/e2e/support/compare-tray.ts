import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { label } from './words.ts'

/** The tray of compared products. */
export const tray = (page: Page): Locator => page.getByRole('dialog', { name: label('Porovnání') })

/** What the tray says of the last change. */
export async function traySaid(page: Page): Promise<string> {
  const said = tray(page).getByRole('status')
  await expect(said).not.toBeEmpty()
  return said.innerText()
}
