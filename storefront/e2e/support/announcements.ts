import type { CDPSession, Locator, Page } from '@playwright/test'

/** What a screen reader announces when an element gets the focus or a live region changes. */
export interface Announcement {
  readonly role: string
  readonly name: string
  /** Description and states: the error of a field, `required`, `checked`. */
  readonly more: readonly string[]
}

interface AXNode {
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly value?: { readonly value?: string | number }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

const states = new Set(['required', 'checked', 'expanded', 'invalid', 'busy', 'disabled', 'pressed'])

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Reports texts of live regions as they change. Runs in the page before its scripts. */
function watchLiveRegions(): void {
  const own = globalThis as unknown as { reportAnnouncement: (role: string, text: string) => void }
  const regions = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])'
  const lastTexts = new WeakMap<Element, string>()
  const report = (region: Element) => {
    const text = (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
    if (lastTexts.get(region) === text) return
    lastTexts.set(region, text)
    const role = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''
    if (text !== '') own.reportAnnouncement(role, text)
  }
  const start = () => {
    // initial texts are read with the page
    for (const region of document.querySelectorAll(regions))
      lastTexts.set(region, (region as HTMLElement).innerText.trim())
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement
        const region = at?.closest(regions)
        if (region) changed.add(region)
        // of regions added with their text, only alerts are announced
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) changed.add(alert)
      }
      for (const region of changed) report(region)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Records what a screen reader announces while a page is used by the keyboard. */
export async function recordAnnouncements(page: Page) {
  const announcements: Announcement[] = []
  await page.exposeFunction('reportAnnouncement', (role: string, name: string) =>
    announcements.push({ role, name, more: [] }),
  )
  await page.addInitScript(watchLiveRegions)
  const session: CDPSession = await page.context().newCDPSession(page)

  const recordFocus = async (): Promise<void> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return
    const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as unknown as { nodes: readonly AXNode[] }
    const [node] = nodes
    const more = [node?.value?.value, node?.description?.value, ...(node?.properties ?? []).flatMap(stateOf)]
    announcements.push({
      role: node?.ignored ? 'nothing' : (node?.role?.value ?? ''),
      name: plain(node?.name?.value ?? ''),
      more: more.flatMap((each) => (each === undefined || each === '' ? [] : plain(String(each)))),
    })
  }

  return {
    announcements,
    /** Records the title of an opened page, and activates its skip link. */
    skipToContent: async (): Promise<void> => {
      announcements.push({ role: 'page', name: plain(await page.title()), more: [] })
      await page.keyboard.press('Tab')
      await recordFocus()
      await page.keyboard.press('Enter')
    },
    /** Presses Tab until an element has the focus, and records each stop. */
    tabTo: async (target: Locator): Promise<void> => {
      for (let stops = 0; stops < 80; stops += 1) {
        await page.keyboard.press('Tab')
        await recordFocus()
        if (await target.evaluate((at) => at === document.activeElement)) return
      }
      throw new Error(`80 presses of Tab do not lead to ${String(target)}: ${JSON.stringify(announcements.slice(-80))}`)
    },
    /** Records the element with the focus, after a key has changed it. */
    recordFocus,
  }
}

const stateOf = ({ name, value }: NonNullable<AXNode['properties']>[number]): string[] =>
  states.has(name) && value.value !== false && value.value !== 'false' ? [`${name} ${String(value.value)}`] : []
