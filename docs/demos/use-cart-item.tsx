import { useCart, useCartItem, useMoney } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

function Line({ id }: { readonly id: number }) {
  const { item, setAmount, remove, isPending, error } = useCartItem(id)
  const money = useMoney()
  if (!item) return null
  const change = (by: number) => void setAmount(item.amount + by)
  return (
    <li>
      <div className="row">
        <span>{item.product?.name}</span>
        <button className="quiet" aria-label="One less" onClick={() => change(-1)}>
          −
        </button>
        <strong>{item.amount}</strong>
        <button className="quiet" aria-label="One more" onClick={() => change(1)}>
          +
        </button>
        <span>{isPending ? 'saving …' : money(item.prices.totalWithTax)}</span>
        <button className="quiet" onClick={() => void remove()}>
          Remove
        </button>
      </div>
      {error && <p className="bad">{errorText(en, error)}</p>}
    </li>
  )
}

function Lines() {
  const ids = useCart(({ cart }) => cart.items.map(({ id }) => id).join())
  if (ids === '') return <p>The cart is empty.</p>
  return (
    <ul>
      {ids.split(',').map((id) => (
        <Line key={id} id={Number(id)} />
      ))}
    </ul>
  )
}

export const Demo = () => (
  <DemoShop lines={{ 1: 1, 2: 3 }}>
    <Lines />
  </DemoShop>
)
