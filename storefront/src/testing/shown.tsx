import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { market } from '#market/market'
import { OwnDisplay, displayWays } from '../lib/page/price-display.ts'
import { guestSettings } from '../lib/page/settings.ts'

/** A part of a page in a shop whose back ends do not answer. */
export function inShop(part: ReactElement): ReactElement {
  const shop = createShop({ ...market, ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  return (
    <ShopProvider shop={shop} cart={createCartStore(shop)} notices={createNoticeStore()}>
      <OwnDisplay.Provider value={displayWays.both}>{part}</OwnDisplay.Provider>
    </ShopProvider>
  )
}

/** Renders a part of a page at a URL; returns its text, with ordinary spaces. */
export function textOf(part: ReactElement, address = '/'): string {
  const router = createMemoryRouter([{ path: '/', element: inShop(part) }], { initialEntries: [address] })
  const { container } = render(<RouterProvider router={router} />)
  return (container.textContent ?? '').replaceAll(/\s+/g, ' ')
}

/** Targets of the rendered links, by their names. */
export const hrefs = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    [...document.querySelectorAll('a')].map((link) => [
      (link.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      link.getAttribute('href'),
    ]),
  )
