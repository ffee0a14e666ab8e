import { memoryText } from '@vanek/sdk/storage'
import { cleanup, render, renderHook } from '@testing-library/react'
import { ShopProvider, useFlashes } from '@vanek/react-hooks'
import { createFlashes } from '@vanek/sdk/notices'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Startup = () => {
  useFlashes()
  return null
}

describe('useFlashes', () => {
  it('C4.28 shows what the page before left behind, each once', () => {
    const port = memoryText()
    const leaving = renderHook(() => useFlashes(), createApp({ flashes: createFlashes({ port }) }))
    leaving.result.current.add({ kind: 'success', text: 'Odhlásili jsme vás' })
    leaving.unmount()
    const start = () => {
      const app = createApp({ flashes: createFlashes({ port }) })
      render(
        <StrictMode>
          <Startup />
        </StrictMode>,
        app,
      )
      return app.notices.getState().map(({ kind, text }) => [kind, text])
    }
    expect([start(), start()]).toEqual([[['success', 'Odhlásili jsme vás']], []])
  })

  it('says what is missing', () => {
    const { shop, cart, notices } = createApp()
    const page = (
      <ShopProvider {...{ shop, cart, notices }}>
        <Startup />
      </ShopProvider>
    )
    expect(() => render(page)).toThrow(/`flashes` prop/)
  })
})
