import { fail, ok, type ShopError } from '@vanek/sdk'
import { checkLogin } from '@vanek/sdk/auth'
import type { SignedIn } from '@vanek/sdk/session'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'

/** A field of the form that signs in. */
export type LoginField = 'email' | 'password'
/** Props of that form. */
export type LoginForm = FieldForm<LoginField>

/** Where signing in leads, and what the form starts from. */
export interface LoginFormOptions extends FieldFormChoices<LoginField, never> {
  /** Path to go to once signed in; home unless told. */
  readonly redirect?: string | null | undefined
  /** Told who is signed in, what became of the cart, and where to go. */
  readonly onSignedIn?: (signedIn: SignedIn) => void
}

/** Customers of restricted groups hear why by the redirect offer. */
const restricted: ShopError = { code: 'forbidden', retryable: false, outcome: 'none', issues: [] }

/**
 * A form that signs in. A refusal keeps what is typed. Before the provider has a session the form
 * posts as it would without scripts.
 *
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, state, buttonProps } = useLoginForm({ action: '/prihlasit' })
 * const issue = issueOf('email')
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><p {...errorProps('email')}>{issue && issueText(cs, issue)}</p>
 *   <input {...inputProps('password')} /><button {...buttonProps}>Přihlásit se</button>
 *   {state.status === 'refused' && <p role="alert">{errorText(cs, state.error)}</p>}
 * </form>
 * ```
 */
export function useLoginForm({ redirect, onSignedIn, ...choices }: LoginFormOptions = {}): LoginForm {
  const { session } = useBinding()
  return useFieldForm<LoginField, never, SignedIn>({
    ...choices,
    texts: {
      email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true, maxLength: 254 },
      password: { type: 'password', autoComplete: 'current-password', required: true, maxLength: 128 },
    },
    check: checkLogin,
    send: async (credentials) => {
      let refused = restricted
      const signedIn = await session?.signIn(credentials, { redirect, onRefused: (error) => void (refused = error) })
      return signedIn ? ok(signedIn) : fail(refused)
    },
    onSuccess: onSignedIn,
    // the page is left; what is typed shall not vanish before
    keepsValues: true,
    ready: session !== undefined,
  })
}
