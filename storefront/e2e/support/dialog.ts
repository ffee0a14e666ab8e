import type { Page } from 'playwright-core'

/** Waits for what a dialog has to say, and puts it away by the keyboard. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
