import * as texts from '#texts/pages/reset-password'
import { forgottenPasswordPath, loginPath, resetPath } from '#market/paths'
import { useResetPasswordForm } from '@vanek/react-hooks'
import { validateNewPasswordForm, parseNewPasswordForm } from '@vanek/sdk/auth'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import type { Refused } from '../../lib/forms/form-of.ts'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'
import type { Data, ResetAnswer } from './data.ts'

export type ResetField = 'password' | 'passwordConfirmation'

interface ResetFormProps {
  /** The customer's e-mail. */
  readonly email: string
  /** Id of the mailed link, which only the server knows. */
  readonly id: string
  readonly posted: Refused<ResetField> | undefined
}

/** An invalid link, and how to get another one. */
const DeadLink = () => (
  <>
    <h1>{texts.invalidTitle}</h1>
    <Notice kind="danger" role="alert">
      {texts.invalid}
    </Notice>
    <p>
      <Link className={buttonClass('action')} to={forgottenPasswordPath}>
        {texts.sendNew}
      </Link>
    </p>
  </>
)

/** Confirms the new password, and what to do now. */
const PasswordSet = () => (
  <div className="auth-done">
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {texts.doneTitle}
    </h1>
    <p className="lead">{texts.doneNote}</p>
    <Link className={buttonClass('action')} to={loginPath}>
      {texts.signIn}
    </Link>
  </div>
)

const isRight = (form: HTMLFormElement) =>
  Object.keys(validateNewPasswordForm(parseNewPasswordForm(new FormData(form)))).length === 0

/**
 * A form to set a new password (C2.10). Scripts validate the input; the browser posts it to the server, which has the
 * token.
 */
function ResetForm({ email, id, posted }: ResetFormProps) {
  const form = useResetPasswordForm({ action: resetPath, email, token: '', ...(posted && { posted }) })
  const { formProps, buttonProps } = form
  const password = useShowPassword()
  const { isPosting, post } = usePosting()
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{email}</p>
      <form
        {...formProps}
        className="auth-form"
        onSubmit={(event) => (isRight(event.currentTarget) ? post(event) : formProps.onSubmit(event))}
      >
        <FormProblem form={form} posted={posted} />
        <input type="hidden" name="link" value={id} />
        {/* the account for password managers */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <FormField
          form={form}
          name="password"
          label={texts.passwordLabel}
          hint={texts.passwordHint}
          type={password.type}
        >
          {password.button}
        </FormField>
        <FormField form={form} name="passwordConfirmation" label={texts.againLabel} type={password.type} />
        <Button {...buttonProps} tone="action" big wide busy={isPosting}>
          {texts.submit}
        </Button>
      </form>
    </>
  )
}

export const head: PageHead<Data> = () => ({
  title: texts.title,
  referrer: 'strict-origin',
})

/** `/resetovat-heslo?email=&token=` (C2.10) */
export function Component() {
  const shown = useLoaderData() as Data
  const posted = useActionData() as ResetAnswer | undefined
  return (
    <AuthPage>
      {shown.state === 'form' && <ResetForm {...shown} posted={posted} />}
      {shown.state === 'done' && <PasswordSet />}
      {shown.state === 'dead' && <DeadLink />}
    </AuthPage>
  )
}
