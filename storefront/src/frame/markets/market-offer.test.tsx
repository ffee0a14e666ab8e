import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { createOverlayStore } from '@vanek/sdk/overlays'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { OtherMarkets } from '../../lib/page/markets.ts'
import type { MarketLanguage } from '../../market/shared/define-market.ts'
import { MarketOffer } from './market-offer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(languages: readonly string[], markets: readonly MarketLanguage[] = ['sk']) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const overlays = createOverlayStore({ cookies: { read: () => '', write: () => {} } })
  const stores = { cart: createCartStore(shop), notices: createNoticeStore(), overlays }
  render(
    <MemoryRouter initialEntries={['/kontakt?a=1']}>
      <ShopProvider shop={shop} {...stores}>
        <OtherMarkets value={markets}>
          <MarketOffer />
        </OtherMarkets>
      </ShopProvider>
    </MemoryRouter>,
  )
}

const offer = 'Nakupujte v slovenskom obchode Vánok'

describe('the offer of another market', () => {
  it('B1.23 is shown in the language of the browser if there is a shop for it, until it is closed', () => {
    show(['sk-SK', 'en'])
    expect(screen.getByRole('link', { name: offer }).getAttribute('href')).toBe('/trh/sk?back=%2Fkontakt%3Fa%3D1')
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('B1.23 is not shown to visitors of their own shop, nor without another market', () => {
    show(['cs-CZ', 'sk'])
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    show(['de-DE'])
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    show(['sk-SK'], [])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('B9.02 follows the choice of a visitor rather than the browser', () => {
    document.cookie = 'vanek_locale=sk'
    show(['cs-CZ'])
    expect(screen.getByRole('link', { name: offer })).toBeTruthy()
    cleanup()
    document.cookie = 'vanek_locale=cs'
    show(['sk-SK'])
    expect(screen.queryByRole('link')).toBeNull()
    document.cookie = 'vanek_locale=; max-age=0'
  })
})
