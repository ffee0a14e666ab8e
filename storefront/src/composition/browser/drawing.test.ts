import { afterEach, expect, it, vi } from 'vitest'
import { drawIcons } from './drawing.ts'

afterEach(() => vi.unstubAllGlobals())

it('sets the address of undrawn icons once more, and leaves the others', () => {
  const icon = (width: number) => {
    const told: string[] = []
    const use = {
      getBBox: () => ({ width }),
      getAttribute: () => '/icons.svg#cart',
      setAttribute: (_: string, address: string) => told.push(address),
    }
    return { use, told }
  }
  const [drawn, missing] = [icon(16), icon(0)]
  vi.stubGlobal('document', { querySelectorAll: () => [drawn.use, missing.use] })
  drawIcons()
  expect([drawn.told, missing.told]).toEqual([[], ['/icons.svg#cart']])
})
