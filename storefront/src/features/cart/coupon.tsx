import type { Cart } from '@vanek/sdk/cart'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import type { CartRefusal } from '../../pages/cart/action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

function Applied({ coupon }: { readonly coupon: NonNullable<Cart['coupon']> }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/kosik" className="row spread" preventScrollReset>
      <input type="hidden" name="intent" value="coupon-remove" />
      <span>
        Kupón <strong>{coupon.code}</strong> <span className="quiet">{coupon.title}</span>
      </span>
      <Button type="submit" tone="plain" busy={fetcher.state !== 'idle'}>
        Odebrat
      </Button>
    </fetcher.Form>
  )
}

/** The field for a discount code, folded until somebody has one; a refusal says why. */
export function Coupon({ coupon }: { readonly coupon: Cart['coupon'] }) {
  const fetcher = useFetcher<CartRefusal>()
  const posted = useActionData() as CartRefusal | undefined
  const answer = fetcher.data ?? posted
  const refused = answer?.kind === 'coupon' && fetcher.state === 'idle' ? answer : undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fetcher.data?.kind === 'coupon') input.current?.focus()
  }, [fetcher.data])
  if (coupon) return <Applied coupon={coupon} />
  return (
    <details className="fold coupon" open={answer?.kind === 'coupon' || undefined}>
      <summary>Mám slevový kupón</summary>
      <fetcher.Form method="post" action="/kosik" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="coupon" />
        <Field id="coupon" label="Kód kupónu" required error={refused?.text}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              name="couponCode"
              defaultValue={posted?.couponCode}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Použít
        </Button>
      </fetcher.Form>
    </details>
  )
}
