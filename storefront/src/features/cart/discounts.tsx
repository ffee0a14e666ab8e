import * as texts from '#texts/features/cart'
import { cartPath } from '#market/paths'
import { useCouponForm, useCreditsForm } from '@vanek/react-hooks'
import { errorText, type ErrorSummary } from '@vanek/sdk/i18n'
import { basicMessages } from '#market/messages'
import { useActionData } from 'react-router-dom'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import { Button } from '../../ui/button.tsx'
import type { CartRefusal } from './commands/intent.ts'

/** The error of a form posted without scripts, in the shape of the hooks' errors. */
const refusalError = (title: string): ErrorSummary => ({
  code: 'validation',
  issues: [{ code: 'validation', title }],
})

type CouponForm = ReturnType<typeof useCouponForm>

/** The coupon of the cart; if it is not valid any more, with the reason. */
function AppliedCoupon({
  coupon,
  isPending,
  remove,
}: Pick<CouponForm, 'isPending' | 'remove'> & { coupon: NonNullable<CouponForm['coupon']> }) {
  const { code, title, applies, reason } = coupon
  return (
    <form
      method="post"
      action={cartPath}
      className="coupon-own"
      data-off={applies ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <input type="hidden" name="intent" value="coupon-remove" />
      <div className="row spread">
        <span>
          {texts.couponBefore}
          <strong>{code}</strong> <span className="quiet small">{title}</span>
        </span>
        <Button type="submit" tone="plain" busy={isPending}>
          {texts.remove}
        </Button>
      </div>
      {!applies && <p className="notice is-warning small">{reason ?? texts.couponOff}</p>}
    </form>
  )
}

/** The field for a discount code, collapsed at first; an error shows why (C8.24). */
export function Coupon() {
  const posted = useActionData() as CartRefusal | undefined
  const refused = posted?.kind === 'coupon' ? posted : undefined
  const form = useCouponForm({ posted: refused && refusalError(refused.text) })
  const { coupon, isPending, error, formProps, hiddenInputs, inputProps, errorProps, remove } = form
  const isOffered = useIsOn('coupons')
  if (coupon) return <AppliedCoupon coupon={coupon} isPending={isPending} remove={remove} />
  if (!isOffered) return null
  return (
    <details className="fold coupon" open={error !== null || undefined}>
      <summary>{texts.haveCoupon}</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={inputProps.id}>
          {texts.couponLabel}
        </label>
        <div className="with-button">
          <input {...inputProps} className="input" defaultValue={refused?.typed} />
          <Button type="submit" busy={isPending}>
            {texts.use}
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error && errorText(basicMessages, error)}
        </p>
      </form>
    </details>
  )
}

type CreditsForm = ReturnType<typeof useCreditsForm>

function AppliedCredits({ applied, isPending, remove }: Pick<CreditsForm, 'applied' | 'isPending' | 'remove'>) {
  return (
    <form
      method="post"
      action={cartPath}
      className="row spread"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <input type="hidden" name="intent" value="credits" />
      <input type="hidden" name="credits" value="0" />
      <span>
        {texts.payingBefore}
        <strong className="num">{texts.credits(applied)}</strong>
      </span>
      <Button type="submit" tone="plain" busy={isPending}>
        {texts.remove}
      </Button>
    </form>
  )
}

/** Pays a part with loyalty credits: only if the shop has them and the customer has some (C6.10). */
export function Credits({ balance }: { readonly balance: number | null }) {
  const functions = useShell()?.settings.functions ?? {}
  const posted = useActionData() as CartRefusal | undefined
  const refused = posted?.kind === 'credits' ? posted : undefined
  const form = useCreditsForm({ functions, balance, posted: refused && refusalError(refused.text) })
  const { available, applied, isPending, error, formProps, hiddenInputs, inputProps, errorProps, remove } = form
  if (applied > 0) return <AppliedCredits applied={applied} isPending={isPending} remove={remove} />
  if (available === 0) return null
  return (
    <details className="fold credits" open={error !== null || undefined}>
      <summary>{texts.youHave(available)}</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={inputProps.id}>
          {texts.creditsLabel}
        </label>
        <div className="with-button">
          <input {...inputProps} className="input" defaultValue={refused?.typed || available} />
          <Button type="submit" busy={isPending}>
            {texts.use}
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error && errorText(basicMessages, error)}
        </p>
      </form>
    </details>
  )
}
