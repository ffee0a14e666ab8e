import type { Locator, Page } from '@playwright/test'
import { open } from './hydrated.ts'
import { tabTo } from './tab-to.ts'

/** A visitor who uses only the keyboard. */
export function keyboard(page: Page) {
  /** Tab stops without a visible focus. */
  const unseen: string[] = []

  const press = async (at: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, at, unseen)
    await page.keyboard.press(key)
  }

  /** Opens a page and uses the skip link. */
  const skipTo = async (path: string): Promise<void> => {
    await open(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }

  const type = async (at: Locator, text: string): Promise<void> => {
    await press(at, 'ControlOrMeta+A')
    await page.keyboard.type(text)
  }

  /** Goes to a radio group and chooses an option. */
  const pick = async (group: Locator, name: string): Promise<void> => {
    const [radios, option] = [group.getByRole('radio'), group.getByRole('radio', { name }).first()]
    const chosen = group.getByRole('radio', { checked: true })
    await press((await chosen.count()) > 0 ? chosen : radios.first(), 'Space')
    for (let more = await radios.count(); more > 0 && !(await option.isChecked()); more -= 1)
      await page.keyboard.press('ArrowDown')
    if (!(await option.isChecked())) throw new Error(`${name} cannot be chosen`)
  }

  return { unseen, press, skipTo, type, pick }
}
