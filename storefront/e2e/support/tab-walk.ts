import type { Locator, Page } from 'playwright-core'

const most = 200

/**
 * What the element with the focus looks like, with what it stands in, and what it is; null when nothing has the focus.
 * Kept on the window, to be compared when the focus has moved on.
 */
function look(): void {
  const shade = (at: Element, part?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, borderColor, color } =
      getComputedStyle(at, part)
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, borderColor, color].join()
  }
  const draw = (at: Element) => {
    const around = [at, at.parentElement, at.parentElement?.parentElement].filter((each) => each instanceof Element)
    return around.map((each) => [shade(each), shade(each, '::before'), shade(each, '::after')].join()).join(';')
  }
  const own = globalThis as unknown as {
    focusWalk?: { at: Element; drawn: string } | undefined
    focusUnseen?: string | null
  }
  const before = own.focusWalk
  own.focusUnseen =
    before?.at.isConnected && draw(before.at) === before.drawn ? before.at.outerHTML.slice(0, 120) : null
  const at = document.activeElement
  own.focusWalk = at && at !== document.body ? { at, drawn: draw(at) } : undefined
}

/** Presses Tab until the element has the focus; notes in `unseen` every stop that looked the same with it and without. */
export async function walkTo(page: Page, target: Locator, unseen: string[], key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((at) => at === document.activeElement)
  for (let stop = 0; stop < most; stop += 1) {
    if (stop > 0 || !(await isThere())) await page.keyboard.press(key)
    await page.evaluate(look)
    const found = await page.evaluate(() => (globalThis as unknown as { focusUnseen?: string | null }).focusUnseen)
    if (found) unseen.push(found)
    if (await isThere()) return
  }
  throw new Error(`${most} presses of Tab do not lead to ${String(target)}`)
}
