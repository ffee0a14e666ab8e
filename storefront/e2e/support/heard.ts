import type { CDPSession, Locator, Page } from '@playwright/test'

/** What a screen reader says when the focus comes to an element, or when a live region changes. */
export interface Heard {
  readonly role: string
  readonly name: string
  /** Description and states: an error of a field, `required`, `checked`. */
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

/** Notes the texts of live regions as they change. It runs in the page before its scripts. */
function listen(): void {
  const own = globalThis as unknown as { tellHeard: (role: string, text: string) => void }
  const regions = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])'
  const said = new WeakMap<Element, string>()
  const tell = (region: Element) => {
    const text = (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
    if (said.get(region) === text) return
    said.set(region, text)
    const role = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''
    if (text !== '') own.tellHeard(role, text)
  }
  const start = () => {
    // what the page came with is read with the page
    for (const region of document.querySelectorAll(regions)) said.set(region, (region as HTMLElement).innerText.trim())
    new MutationObserver((changes) => {
      const all = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement
        const region = at?.closest(regions)
        if (region) all.add(region)
        // a region that comes with its text is announced only as an alert
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) all.add(alert)
      }
      for (const region of all) tell(region)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Records what a screen reader says while a page is used by the keyboard. */
export async function transcript(page: Page) {
  const heard: Heard[] = []
  await page.exposeFunction('tellHeard', (role: string, name: string) => heard.push({ role, name, more: [] }))
  await page.addInitScript(listen)
  const session: CDPSession = await page.context().newCDPSession(page)

  const focused = async (): Promise<void> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return
    const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as unknown as { nodes: readonly AXNode[] }
    const [node] = nodes
    const more = [node?.value?.value, node?.description?.value, ...(node?.properties ?? []).flatMap(stateOf)]
    heard.push({
      role: node?.ignored ? 'nothing' : (node?.role?.value ?? ''),
      name: plain(node?.name?.value ?? ''),
      more: more.flatMap((each) => (each === undefined || each === '' ? [] : plain(String(each)))),
    })
  }

  return {
    heard,
    /** Tells the title of a page that was opened, and goes past its header by the first link. */
    arrive: async (): Promise<void> => {
      heard.push({ role: 'page', name: plain(await page.title()), more: [] })
      await page.keyboard.press('Tab')
      await focused()
      await page.keyboard.press('Enter')
    },
    /** Presses Tab until an element has the focus, and tells each stop. */
    walk: async (target: Locator): Promise<void> => {
      for (let stops = 0; stops < 80; stops += 1) {
        await page.keyboard.press('Tab')
        await focused()
        if (await target.evaluate((at) => at === document.activeElement)) return
      }
      throw new Error(`80 presses of Tab do not lead to ${String(target)}: ${JSON.stringify(heard.slice(-80))}`)
    },
    /** Tells the element that has the focus, after a key has changed it. */
    again: focused,
  }
}

const stateOf = ({ name, value }: NonNullable<AXNode['properties']>[number]): string[] =>
  states.has(name) && value.value !== false && value.value !== 'false' ? [`${name} ${String(value.value)}`] : []
