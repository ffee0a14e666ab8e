import { fail, type ShopError } from '@vanek/sdk'
import { validateLoginForm } from '@vanek/sdk/auth'
import type { SignedIn } from '@vanek/sdk/session'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'

/** Name of a field of {@link UseLoginFormResult}. */
export type LoginField = 'email' | 'password'
/** A form with an e-mail and a password. */
export type UseLoginFormResult = FieldForm<LoginField>

/** Options of {@link useLoginForm}. */
export interface UseLoginFormOptions extends BaseFormOptions<LoginField, never> {
  /** Path to go to after signing in; the home page if missing. */
  readonly redirect?: string | null | undefined
  /** Whether there is no notice about a failure, because the form shows it. @defaultValue false */
  readonly silent?: boolean
  /** Called with the customer, the result of the cart merge, and the path to go to. */
  readonly onSuccess?: (signedIn: SignedIn) => void
}

const noSession: ShopError = { code: 'network', retryable: true, outcome: 'none', issues: [] }

/**
 * A form that signs a customer in. Typed values stay after a failure. While the provider has no session, the browser
 * posts the form.
 *
 * @param options - Where to go after signing in.
 * @returns State and prop getters of the form. Its `error` is `credentials_invalid`, `not_activated`,
 *   `customer_restricted`, or a `TransportCode`.
 * @example
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, error, buttonProps } = useLoginForm({ action: '/sign-in' })
 * const [email, password] = [issueOf('email'), issueOf('password')]
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><p {...errorProps('email')}>{email && issueText(en, email)}</p>
 *   <input {...inputProps('password')} /><p {...errorProps('password')}>{password && issueText(en, password)}</p>
 *   <button {...buttonProps}>Sign in</button>
 *   {error && <p role="alert">{errorText(en, error)}</p>}
 * </form>
 * ```
 */
export function useLoginForm({
  redirect,
  silent,
  onSuccess,
  ...choices
}: UseLoginFormOptions = {}): UseLoginFormResult {
  const { session } = useBinding()
  return useFieldForm<LoginField, never, SignedIn>({
    ...choices,
    texts: {
      email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true, maxLength: 254 },
      password: { type: 'password', autoComplete: 'current-password', required: true, maxLength: 128 },
    },
    check: validateLoginForm,
    // never called without a session, because then the form is not `ready`
    send: async (credentials) => session?.signIn(credentials, { redirect, silent }) ?? fail(noSession),
    onSuccess,
    // keeps the values until the navigation
    keepsValues: true,
    ready: session !== undefined,
  })
}
