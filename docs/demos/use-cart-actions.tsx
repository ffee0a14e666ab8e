import { useCart, useCartActions } from '@vanek/react-hooks'
import { DemoShop } from './shared/demo-shop.tsx'

function Actions() {
  const count = useCart((state) => state.count)
  const { addItem, clear } = useCartActions()
  return (
    <div className="stack">
      <p>{count} in the cart</p>
      <div className="row">
        <button onClick={() => void addItem({ variantId: 3, amount: 1 })}>Add a duct</button>
        <button className="quiet" onClick={() => void clear()}>
          Empty the cart
        </button>
      </div>
    </div>
  )
}

export const Demo = () => (
  <DemoShop lines={{ 1: 1, 3: 2 }}>
    <Actions />
  </DemoShop>
)
