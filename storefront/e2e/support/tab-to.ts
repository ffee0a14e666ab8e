import type { Locator, Page } from '@playwright/test'

const maxStops = 200

interface Stop {
  /** Whether this is the target. */
  readonly isThere: boolean
  /** The element that lost the focus, if it looks the same without it. */
  readonly unseen: string | null
}

/**
 * Compares the element with the focus and the one before. The look of an element and its ancestors is stored on the
 * window, for comparison when the focus has moved on.
 */
function look(target: Element): Stop {
  const styleOf = (at: Element, part?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, borderColor, color } =
      getComputedStyle(at, part)
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, borderColor, color].join()
  }
  const draw = (at: Element) => {
    const ancestors = [at, at.parentElement, at.parentElement?.parentElement].filter((each) => each instanceof Element)
    return ancestors
      .map((each) => [styleOf(each), styleOf(each, '::before'), styleOf(each, '::after')].join())
      .join(';')
  }
  const own = globalThis as unknown as { focusWalk?: { at: Element; drawn: string } | undefined }
  const before = own.focusWalk
  const at = document.activeElement
  const unseen = before?.at.isConnected && draw(before.at) === before.drawn ? before.at.outerHTML.slice(0, 120) : null
  own.focusWalk = at && at !== document.body ? { at, drawn: draw(at) } : undefined
  return { isThere: at === target, unseen }
}

/** Presses Tab until the element has the focus; adds every stop without a visible focus to `unseen`. */
export async function tabTo(page: Page, target: Locator, unseen: string[], key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (stops > 0 || !(await target.evaluate((at) => at === document.activeElement))) await page.keyboard.press(key)
    const { isThere, unseen: left } = await target.evaluate(look)
    if (left) unseen.push(left)
    if (isThere) return
  }
  throw new Error(`${maxStops} presses of Tab do not lead to ${String(target)}`)
}
