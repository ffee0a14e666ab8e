import { usableCredits } from '@vanek/sdk/cart'
import { useEffect, useId, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { useShop } from '../provider/use-shop.ts'
import { type Sentences, sentenceFor } from './sentence-for.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

export interface CreditsFormOptions {
  /** Functions of the shop: without `loyalty_credits` there are none. All are asked for unless told. */
  readonly functions?: Readonly<Record<string, boolean>> | undefined
  /** Credits of the customer, where the page knows them; asked for unless told. */
  readonly balance?: number | null | undefined
  /** Sentences for refusals that bring none of their own; the bare code unless told. */
  readonly messages?: Sentences | undefined
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string | undefined
}

/** Props of a form with the field for loyalty credits. */
export interface CreditsForm {
  /** How many the customer has; 0 for a visitor and where the function is off. */
  readonly available: number
  /** How many pay a part of this cart. */
  readonly applied: number
  readonly pending: boolean
  /** Why the last change was refused, as a sentence; null until one is. */
  readonly error: string | null
  readonly formProps: {
    readonly method: 'post'
    readonly action: string | undefined
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  /** What the form has to carry to work without scripts. */
  readonly hiddenInputs: readonly { readonly type: 'hidden'; readonly name: string; readonly value: string }[]
  readonly fieldProps: {
    readonly id: string
    readonly name: 'credits'
    readonly inputMode: 'numeric'
    readonly autoComplete: 'off'
    readonly maxLength: 7
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  /** For the element that says the error. */
  readonly errorProps: { readonly id: string; readonly role: 'alert' }
  readonly remove: () => void
}

/**
 * The form for loyalty credits. Where the function is off, and for visitors, none are available.
 *
 * ```tsx
 * const { available, formProps, fieldProps, errorProps, error } = useCreditsForm({ functions: { loyalty_credits: true
 * } })
 * if (available === 0) return null
 * return <form {...formProps}><input {...fieldProps} /><button>Uplatnit</button><p {...errorProps}>{error}</p></form>
 * ```
 */
export function useCreditsForm(options: CreditsFormOptions = {}): CreditsForm {
  const { functions, balance, messages, action } = options
  const shop = useShop()
  const { setCredits } = useCartActions()
  const id = useId()
  const [asked, setAsked] = useState(0)
  const applied = useCart((state) => state.cart.credits)
  const pending = useCart((state) => state.pending.has('credits'))
  const refused = useCart((state) => state.errors.get('credits'))
  const ask = balance === undefined

  useEffect(() => {
    if (!ask || !shop.config.tokens.has('auth')) return
    let here = true
    void import('@vanek/sdk/account').then(async ({ getCreditsAmount }) => {
      const answer = await getCreditsAmount(shop)
      if (here && answer.ok) setAsked(answer.data)
    })
    return () => {
      here = false
    }
  }, [ask, shop])

  const error = refused ? sentenceFor(refused, messages) : null
  return {
    available: usableCredits(functions, balance ?? asked),
    applied,
    pending,
    error,
    formProps: {
      method: 'post',
      action,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const credits = Number(new FormData(form).get('credits') || Number.NaN)
        if (!pending && Number.isInteger(credits) && credits >= 0) void setCredits(credits)
        else form.querySelector<HTMLInputElement>('[name="credits"]')?.focus()
      },
    },
    hiddenInputs: [{ type: 'hidden', name: 'intent', value: 'credits' }],
    fieldProps: {
      id: `${id}-credits`,
      name: 'credits',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 7,
      'aria-invalid': error !== null,
      'aria-describedby': `${id}-error`,
    },
    errorProps: { id: `${id}-error`, role: 'alert' },
    remove: () => void setCredits(0),
  }
}
