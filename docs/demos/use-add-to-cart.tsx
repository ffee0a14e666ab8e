import { useAddToCart, useCart, useMoney } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { availabilityOf, goods, pricesOf } from './shared/back-end.ts'
import { DemoShop } from './shared/demo-shop.tsx'

// only three of it are in stock: try to add more
const { id, name, price, stock } = goods[1]

function BuyForm() {
  const count = useCart((state) => state.count)
  const money = useMoney()
  const { formProps, hiddenInputs, buttonProps, isPending, error } = useAddToCart({
    variantId: id,
    prices: pricesOf(price),
    availability: availabilityOf(stock),
  })
  return (
    <form {...formProps}>
      {hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      <p>
        {name}, {money(price)}
      </p>
      <div className="row">
        <label>
          Pieces <input className="short" name="amount" defaultValue="1" inputMode="numeric" />
        </label>
        <button {...buttonProps}>{isPending ? 'Adding …' : 'Add to cart'}</button>
      </div>
      {error && (
        <p className="bad" role="alert">
          {errorText(en, error)}
        </p>
      )}
      <p>In the cart: {count}</p>
    </form>
  )
}

export const Demo = () => (
  <DemoShop>
    <BuyForm />
  </DemoShop>
)
