import { useCouponForm } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useActionData } from 'react-router-dom'
import type { CartRefusal } from './commands/intent.ts'
import { Button } from '../../ui/button.tsx'

import { refusalError } from './commands/refusal-error.ts'

type Form = ReturnType<typeof useCouponForm>

/** The coupon of the cart; where it no longer counts, why. */
function Applied({
  coupon,
  isPending,
  remove,
}: Pick<Form, 'isPending' | 'remove'> & { coupon: NonNullable<Form['coupon']> }) {
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
        <Button type="submit" tone="plain" busy={isPending}>
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
  const form = useCouponForm({ posted: refused && refusalError(refused.text) })
  const { coupon, isPending, error, formProps, hiddenInputs, inputProps, errorProps, remove } = form
  if (coupon) return <Applied coupon={coupon} isPending={isPending} remove={remove} />
  return (
    <details className="fold coupon" open={error !== null || undefined}>
      <summary>Mám slevový kupón</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={inputProps.id}>
          Kód kupónu
        </label>
        <div className="with-button">
          <input {...inputProps} className="input" defaultValue={refused?.typed} />
          <Button type="submit" busy={isPending}>
            Použít
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error && errorText(csBasics, error)}
        </p>
      </form>
    </details>
  )
}
