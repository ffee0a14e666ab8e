import { useCouponForm } from '@vanek/react-hooks'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useActionData } from 'react-router-dom'
import { cartPath } from '../../market/paths.ts'
import type { CartRefusal } from '../../pages/cart/action.ts'
import { Button } from '../../ui/button.tsx'

type Form = ReturnType<typeof useCouponForm>

/** The coupon of the cart; where it no longer counts, why. */
function Applied({
  coupon,
  pending,
  remove,
}: Pick<Form, 'pending' | 'remove'> & { coupon: NonNullable<Form['coupon']> }) {
  const { code, title, applies, reason } = coupon
  return (
    <form
      method="post"
      action="/kosik"
      className="coupon-own"
      data-off={applies ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault()
        remove()
      }}
    >
      <input type="hidden" name="intent" value="coupon-remove" />
      <div className="row spread">
        <span>
          Kupón <strong>{code}</strong> <span className="quiet small">{title}</span>
        </span>
        <Button type="submit" tone="plain" busy={pending}>
          Odebrat
        </Button>
      </div>
      {!applies && <p className="notice is-warning small">{reason ?? 'Kupón se teď na tento košík nevztahuje.'}</p>}
    </form>
  )
}

/** The field for a discount code, folded until somebody has one; a refusal says why (C8.24). */
export function Coupon() {
  const posted = useActionData() as CartRefusal | undefined
  const refused = posted?.kind === 'coupon' ? posted : undefined
  const form = useCouponForm({ messages: csBasics, posted: refused?.text, action: cartPath })
  const { coupon, pending, error, formProps, hiddenInputs, fieldProps, errorProps, remove } = form
  if (coupon) return <Applied coupon={coupon} pending={pending} remove={remove} />
  return (
    <details className="fold coupon" open={error !== null || undefined}>
      <summary>Mám slevový kupón</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={fieldProps.id}>
          Kód kupónu
        </label>
        <div className="with-button">
          <input {...fieldProps} className="input" defaultValue={refused?.typed} />
          <Button type="submit" busy={pending}>
            Použít
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error}
        </p>
      </form>
    </details>
  )
}
