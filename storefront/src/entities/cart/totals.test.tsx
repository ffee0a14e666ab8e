import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { OwnDisplay, type PriceDisplay, displayWays } from '../../lib/page/price-display.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { fullCart } from '../../testing/checkout-world.ts'
import { Totals } from './totals.tsx'

afterEach(cleanup)

const prices = {
  ...fullCart.prices,
  ...{ itemsWithTax: 1290, itemsWithoutTax: 1066.12, discountWithTax: 100, discountWithoutTax: 82.64 },
  ...{ shipperPriceWithTax: 99, shipperPriceWithoutTax: 81.82, paymentPriceWithTax: 0, paymentPriceWithoutTax: 0 },
  ...{ totalWithTax: 1289, totalWithoutTax: 1065.3 },
}

function textOf(domainCode: string, display: PriceDisplay): string {
  const shop = createShop({ ...guestSettings, domainCode, endpoints: { shop: '', content: '', cdn: '' } })
  const totals = (
    <ShopProvider shop={shop} cart={createCartStore(shop)} notices={createNoticeStore()}>
      <OwnDisplay.Provider value={display}>
        <Totals prices={prices} />
      </OwnDisplay.Provider>
    </ShopProvider>
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: totals }])} />)
  const rows = [...container.querySelectorAll('.totals > div')]
  return rows
    .map((row) => [...row.children].map((cell) => cell.textContent).join(': '))
    .join('; ')
    .replaceAll(/\s/g, ' ')
}

describe('the totals of a cart', () => {
  it.each([
    [
      'both',
      'Zboží: 1 290 Kč s DPH; Sleva: −100 Kč s DPH; Doprava: 99 Kč s DPH; Platba: Zdarma ; Celkem s DPH: 1 289 Kč; Celkem bez DPH: 1 065,30 Kč',
    ],
    [
      'with',
      'Zboží: 1 290 Kč s DPH; Sleva: −100 Kč s DPH; Doprava: 99 Kč s DPH; Platba: Zdarma ; Celkem s DPH: 1 289 Kč',
    ],
    [
      'without',
      'Zboží: 1 066,12 Kč bez DPH; Sleva: −82,64 Kč bez DPH; Doprava: 81,82 Kč bez DPH; Platba: Zdarma ; Celkem bez DPH: 1 065,30 Kč; Celkem s DPH: 1 289 Kč',
    ],
  ] as const)('B3.53 C1.15 show for each part whether it includes VAT: %s', (way, expected) => {
    expect(textOf('vanek_cz', displayWays[way])).toBe(expected)
  })

  it('B9.34 have two decimals in the one domain that requires them', () => {
    expect(textOf('vanek_de', displayWays.with)).toBe(
      'Zboží: 1 290,00 Kč s DPH; Sleva: −100,00 Kč s DPH; Doprava: 99,00 Kč s DPH; Platba: Zdarma ; Celkem s DPH: 1 289,00 Kč',
    )
  })
})
