import type { Locator, Page } from '@playwright/test'
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
