import { useCart, useCartActions, useMoney } from '@vanek/react-hooks'
import { DemoShop } from './shared/demo-shop.tsx'

function Cart() {
  const { cart, count, loaded, stale, pending } = useCart((state) => state)
  const { addItem } = useCartActions()
  const money = useMoney()
  if (!loaded) return <p>Loading the cart</p>
  return (
    <div className="stack">
      <p>
        <strong>{count}</strong> in the cart, {money(cart.prices.totalWithTax)}{' '}
        {stale && '(old sum, new one is on its way)'}
      </p>
      <button onClick={() => void addItem({ variantId: 1, amount: 1 })}>Add a bathroom fan</button>
      <p>Changes without an answer yet: {pending.size}</p>
    </div>
  )
}

export const Demo = () => (
  <DemoShop lines={{ 3: 2 }}>
    <Cart />
  </DemoShop>
)
