import type { Page } from '@playwright/test'
import { sentHtml } from './sent-html.ts'

export interface Outline {
  readonly elements: number
  readonly text: string
}

/**
 * The page as sent by the server and as it is after hydration, both without the parts that are personal to the visitor:
 * content rendered twice, or differently, shows up only here.
 */
export async function compareHydration(
  page: Page,
  personal: readonly string[] = [],
): Promise<{ sent: Outline; now: Outline }> {
  const html = await sentHtml(page)
  const places = ['[aria-live]', 'a[href="/kosik"]', 'a[href="/porovnat"]', ...personal]
  return page.evaluate(
    ([html, places]) => {
      const outline = (root: Element | null) => {
        const copy = root?.cloneNode(true) as Element
        for (const at of copy.querySelectorAll(places.join())) at.remove()
        return { elements: copy.querySelectorAll('*').length, text: copy.textContent.replaceAll(/\s+/g, ' ') }
      }
      const sent = new DOMParser().parseFromString(html, 'text/html')
      return { sent: outline(sent.querySelector('#root')), now: outline(document.querySelector('#root')) }
    },
    [html, places] as const,
  )
}
