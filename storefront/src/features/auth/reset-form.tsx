import { useResetPasswordForm } from '@vanek/react-hooks'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FormAnswer } from '../forms/form-answer.ts'
import { FormField } from '../forms/form-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useShowPassword } from './show-password.tsx'

export type ResetField = 'password' | 'passwordConfirmation'

export interface ResetFormProps {
  readonly email: string
  /** Of the mail's link; used once. */
  readonly token: string
  readonly posted: FormAnswer<ResetField> | undefined
}

const dead: ReadonlySet<string> = new Set(['token_invalid', 'token_expired'])

/** A link that no password can be set by, and the way to another one. */
export const DeadLink = () => (
  <>
    <h1>Odkaz už neplatí</h1>
    <Notice kind="danger" role="alert">
      Možná už jste ho použili, uplynula hodina, nebo v adrese kousek chybí. Pošleme vám nový.
    </Notice>
    <p>
      <Link className={buttonClass('action')} to="/zapomenute-heslo">
        Poslat nový odkaz
      </Link>
    </p>
  </>
)

const Done = () => (
  <div className="auth-done">
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      Heslo je nastavené
    </h1>
    <p className="lead">Na ostatních zařízeních jsme vás pro jistotu odhlásili. Teď se přihlaste novým heslem.</p>
    <Link className={buttonClass('action')} to="/prihlasit">
      Přihlásit se
    </Link>
  </div>
)

/** Sets a new password by the link of a mail (C2.10). */
export function ResetForm({ email, token, posted }: ResetFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useResetPasswordForm({ action: '/resetovat-heslo', email, token, ...(refused && { posted: refused }) })
  const { state, formProps, buttonProps } = form
  const password = useShowPassword()
  const idle = state.status === 'idle'
  if (state.status === 'sent' || (idle && posted?.done)) return <Done />
  if (token === '' || (state.status === 'refused' && state.error && dead.has(state.error.code))) return <DeadLink />
  return (
    <>
      <h1>Nové heslo</h1>
      <p className="lead">{email}</p>
      <form {...formProps} className="auth-form">
        <FormProblem form={form} posted={refused} />
        <input type="hidden" name="token" value={token} />
        {/* so that password managers know whose it is */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <FormField form={form} name="password" label="Nové heslo" hint="Aspoň 8 znaků." type={password.type}>
          {password.button}
        </FormField>
        <FormField form={form} name="passwordConfirmation" label="Nové heslo znovu" type={password.type} />
        <Button {...buttonProps} tone="action" big wide busy={state.status === 'sending'}>
          Nastavit heslo
        </Button>
      </form>
    </>
  )
}
