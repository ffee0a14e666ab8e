import { act, cleanup, renderHook } from '@testing-library/react'
import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { afterEach, expect, it, vi } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { useLimits } from './use-limits.ts'

afterEach(cleanup)

it('C8.13 tells the last limit of an amount only, so that two do not contradict each other', async () => {
  const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const notices = createNoticeStore()
  const { result } = renderHook(() => useLimits('ks'), {
    wrapper: ({ children }) => (
      <ShopProvider shop={shop} cart={createCartStore(shop)} notices={notices}>
        {children}
      </ShopProvider>
    ),
  })
  const texts = () => notices.getState().map(({ text }) => text)
  for (const [code, limit, text] of [
    ['quantity_maximum', 99, 'maximálně 99 ks'],
    ['quantity_minimum', 1, 'minimálně 1 ks'],
  ] as const) {
    act(() => result.current.onNotice({ code, limit }))
    await vi.waitFor(() => expect(texts()).toEqual([expect.stringContaining(text)]))
  }
})
