import { useCart, useCouponForm, useMoney } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

function Coupon() {
  const { coupon, formProps, inputProps, errorProps, remove, isPending, error } = useCouponForm()
  const total = useCart(({ cart }) => cart.prices.totalWithTax)
  const money = useMoney()
  return (
    <div className="stack">
      <p>Total: {money(total)}</p>
      {coupon ? (
        <div className="row">
          {coupon.code}: {coupon.title}
          <button className="quiet" onClick={() => void remove()}>
            Remove the coupon
          </button>
        </div>
      ) : (
        <form {...formProps}>
          <label htmlFor={inputProps.id}>Coupon. Only BREEZE10 is valid, try another one too.</label>
          <input {...inputProps} />
          <button>{isPending ? 'Checking …' : 'Use it'}</button>
          <p className="bad" {...errorProps}>
            {error && errorText(en, error)}
          </p>
        </form>
      )}
    </div>
  )
}

export const Demo = () => (
  <DemoShop lines={{ 1: 2 }}>
    <Coupon />
  </DemoShop>
)
