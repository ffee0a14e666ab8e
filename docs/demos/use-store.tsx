import { useShop, useStore } from '@vanek/react-hooks'
import { createCartStore } from '@vanek/sdk/cart'
import { useState } from 'react'
import { DemoShop } from './shared/demo-shop.tsx'

function OwnCart() {
  const shop = useShop()
  const [cart] = useState(() => createCartStore(shop))
  const count = useStore(cart, (state) => state.count)
  return (
    <button onClick={() => void cart.addItem({ variantId: 1, amount: 1 })}>
      A cart outside of the provider: {count}
    </button>
  )
}

export const Demo = () => (
  <DemoShop>
    <OwnCart />
  </DemoShop>
)
