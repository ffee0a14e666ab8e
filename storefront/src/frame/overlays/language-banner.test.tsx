import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { createOverlayStore } from '@vanek/sdk/overlays'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { LanguageBanner } from './overlays.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(languages: readonly string[], locales?: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const overlays = createOverlayStore({ cookies: { read: () => '', write: () => {} } })
  const stores = { cart: createCartStore(shop), notices: createNoticeStore(), overlays }
  render(
    <MemoryRouter initialEntries={['/kontakt?a=1']}>
      <ShopProvider shop={shop} {...stores}>
        <LanguageBanner {...(locales && { locales })} />
      </ShopProvider>
    </MemoryRouter>,
  )
}

describe('the offer of a language', () => {
  it('B1.23 is made in the language of the browser when the shop speaks it, until it is closed', () => {
    show(['de-AT', 'en'], ['cs', 'de'])
    const link = screen.getByRole('link', { name: 'Den Shop auf Deutsch ansehen' })
    expect(link.getAttribute('href')).toBe('/de/kontakt?a=1')
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('B1.23 is not made to who reads the shop already, nor with one language', () => {
    show(['cs-CZ', 'de'], ['cs', 'de'])
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    show(['de-DE'])
    expect(screen.queryByRole('link')).toBeNull()
  })
})
