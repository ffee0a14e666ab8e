import * as texts from '#texts/features/auth'
import { contactPath, forgottenPasswordPath, loginCodePath, loginPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import { useLoginForm } from '@vanek/react-hooks'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { useHas, useShell } from '../../entities/shop/use-shell.ts'
import type { Refused } from '../../lib/forms/form-of.ts'
import { Button } from '../../ui/button.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'

export type LoginField = 'email' | 'password'

export interface LoginFormProps {
  /** Where to go afterwards; a path of this site. */
  readonly redirect: string
  /** Result of the form if it was posted without scripts. */
  readonly posted: Refused<LoginField> | undefined
}

/** The sign-in with a code, which redirects to the same page afterwards. */
const codePathTo = (redirect: string): string =>
  redirect === '/' ? loginCodePath : `${loginCodePath}?redirect=${encodeURIComponent(redirect)}`

export const isRestricted = (error: { readonly code: string } | undefined) => error?.code === 'customer_restricted'

export const restricted = (error: { readonly code: string }) => (isRestricted(error) ? texts.restricted : undefined)

/** The alternative for a restricted customer. It stays on the page after the dialog is closed. */
export function ElseWhere() {
  const offer = useShell()?.settings.restrictedRedirect
  return (
    <p className="auth-elsewhere">
      {offer?.text ?? texts.writeUs}{' '}
      <ContentLink link={offer?.href ?? contactPath}>
        {(offer?.href ?? contactPath) === contactPath ? texts.ourContacts : texts.goThere}
      </ContentLink>
    </p>
  )
}

/** E-mail and password. After an error the e-mail stays, with a text about what to do. */
export function LoginForm({ redirect, posted }: LoginFormProps) {
  const action = redirect === '/' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(redirect)}`
  const form = useLoginForm({ action, redirect, silent: true, ...(posted && { posted }) })
  const { status, error, formProps, buttonProps } = form
  const password = useShowPassword()
  const hasForgotten = useHas('registration')
  return (
    <form {...formProps} className="auth-form">
      <FormProblem form={form} textFor={restricted} posted={posted} />
      {isRestricted(error ?? undefined) && <ElseWhere />}
      <FormField form={form} name="email" label={texts.emailLabel} />
      <FormField form={form} name="password" label={texts.passwordLabel} type={password.type}>
        {password.button}
      </FormField>
      <p className="auth-forgotten">
        {hasForgotten && <Link to={forgottenPasswordPath}>{texts.forgotten}</Link>}
        <Link to={codePathTo(redirect)}>{texts.byCode}</Link>
      </p>
      <Button {...buttonProps} tone="action" big wide busy={status === 'pending'}>
        {texts.logIn}
      </Button>
    </form>
  )
}
