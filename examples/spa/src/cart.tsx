import { useCart, useCartItem, useMoney, useQuantityInput } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { textOf } from './shop.ts'

function Line({ item }: { readonly item: CartItem }) {
  const { error, setAmount } = useCartItem(item.id)
  const { inputProps } = useQuantityInput({ value: item.amount, min: 0, onCommit: (amount) => void setAmount(amount) })
  return (
    <p>
      <label htmlFor={inputProps.id}>{item.name}</label> <input {...inputProps} size={3} />{' '}
      {error && <span role="alert">{textOf(error)}</span>}
    </p>
  )
}

export function Cart() {
  const { items, prices } = useCart((state) => state.cart)
  const count = useCart((state) => state.count)
  const sum = `${count} pieces, ${useMoney()(prices.itemsWithTax)}`
  return (
    <>
      <h2 aria-live="polite">Cart: {sum}</h2>
      {items.map((item) => (
        <Line key={item.id} item={item} />
      ))}
    </>
  )
}
