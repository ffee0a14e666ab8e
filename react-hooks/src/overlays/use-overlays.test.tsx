import { memoryStorage } from '@vanek/sdk/storage'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { ShopParts, ShopProvider, useOverlays } from '@vanek/react-hooks'
import { createOverlayStore } from '@vanek/sdk/overlays'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp, memoryCookies } from '../testing/app.tsx'

afterEach(cleanup)

describe('useOverlays', () => {
  it('B4.27 loads the stored state on mount and stores what is closed', () => {
    const storage = { port: memoryStorage(), cookies: memoryCookies() }
    const open = () => renderHook(() => useOverlays(), createApp({ overlays: createOverlayStore(storage) })).result
    const first = open()
    expect(first.current).toMatchObject({ loaded: true, consentOpen: true, promoDue: true })
    act(() => {
      first.current.saveConsent({ analytics: true, marketing: false })
      first.current.closePromo()
      first.current.closeModal('m1')
    })
    expect(first.current).toMatchObject({ consentOpen: false, promoDue: false, closedModals: ['m1'] })
    expect(open().current).toMatchObject({ consentOpen: false, promoDue: false, closedModals: ['m1'] })
  })

  it('follows changes of other tabs', () => {
    const storage = { port: memoryStorage(), cookies: memoryCookies() }
    const { result } = renderHook(() => useOverlays(), createApp({ overlays: createOverlayStore(storage) }))
    createOverlayStore(storage).closeLanguageBanner()
    expect(result.current.languageBannerClosed).toBe(false)
    act(() => void dispatchEvent(new StorageEvent('storage')))
    expect(result.current.languageBannerClosed).toBe(true)
  })

  it('accepts a store from ShopParts', () => {
    const { shop, cart, notices } = createApp()
    const Shown = () => <output>{String(useOverlays().loaded)}</output>
    const overlays = createOverlayStore({ cookies: memoryCookies() })
    render(
      <ShopProvider {...{ shop, cart, notices }}>
        <ShopParts overlays={overlays}>
          <Shown />
        </ShopParts>
      </ShopProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe('true')
  })

  it('names the missing prop in the error', () => {
    const { shop, cart, notices } = createApp()
    const Shown = () => <output>{String(useOverlays().loaded)}</output>
    const page = (
      <ShopProvider {...{ shop, cart, notices }}>
        <Shown />
      </ShopProvider>
    )
    expect(() => render(page)).toThrow(/`overlays` prop/)
  })
})
