import { afterEach, expect, it, vi } from 'vitest'
import { drawIcons } from './drawing.ts'

afterEach(() => vi.unstubAllGlobals())

it('sets the address of icons that were not drawn again, and leaves the others alone', () => {
  const icon = (width: number) => {
    const addresses: string[] = []
    const use = {
      getBBox: () => ({ width }),
      getAttribute: () => '/icons.svg#cart',
      setAttribute: (_: string, address: string) => addresses.push(address),
    }
    return { use, addresses }
  }
  const [drawn, missing] = [icon(16), icon(0)]
  vi.stubGlobal('document', { querySelectorAll: () => [drawn.use, missing.use] })
  drawIcons()
  expect([drawn.addresses, missing.addresses]).toEqual([[], ['/icons.svg#cart']])
})
