import type { Page } from '@playwright/test'

/** Waits for a dialog and closes it by the keyboard; returns its text. */
export async function closeDialog(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const text = await dialog.innerText()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return text
}
