import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { OwnDisplay, displayWays } from '../app/price-display.ts'
import { czechShop } from '../app/settings.ts'

/** Shows a part of a page; answers what a reader sees of it, with ordinary spaces. */
export function textOf(part: ReactElement): string {
  const shop = createShop({ ...czechShop, endpoints: { shop: '', content: '', cdn: '' } })
  const element = (
    <ShopProvider shop={shop} cart={createCartStore(shop)} notices={createNoticeStore()}>
      <OwnDisplay.Provider value={displayWays.both}>{part}</OwnDisplay.Provider>
    </ShopProvider>
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return (container.textContent ?? '').replaceAll(/\s+/g, ' ')
}
