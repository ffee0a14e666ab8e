import type { Page, Response } from '@playwright/test'

const documents = new WeakMap<Page, Response>()

/** Records the responses to each navigation of a page from now on. */
export function recordDocuments(page: Page): void {
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.set(page, response)
  })
}

/** The exact document of the current page: another request might return a newer one. */
export async function sentHtml(page: Page): Promise<string> {
  const response = documents.get(page)
  if (!response)
    throw new Error('The documents of this page are not recorded; open it with enter() or recordDocuments()')
  const [sent, shown] = [response.url(), page.url()].map((url) => url.split('#')[0])
  if (sent !== shown) throw new Error(`The server sent ${sent}, but scripts navigated to ${shown}; open that one`)
  return response.text()
}
