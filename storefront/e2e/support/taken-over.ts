import type { Page } from 'playwright-core'
import { sentTo } from './sent.ts'

export interface Outline {
  readonly elements: number
  readonly text: string
}

/**
 * The page as the server sent it and as it stands now, both without the places that are filled in for the visitor: a
 * page that was drawn a second time beside the first, or differently, shows here and nowhere else.
 */
export async function takenOver(
  page: Page,
  personal: readonly string[] = [],
): Promise<{ sent: Outline; now: Outline }> {
  const html = await sentTo(page)
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
