import * as texts from '#texts/pages/forgotten-password'
import { forgottenPasswordPath, loginPath, resetPath } from '#market/paths'
import { useForgottenPasswordForm } from '@vanek/react-hooks'
import { useState } from 'react'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { AuthPage, LookIntoMail } from '../../features/auth/auth-page.tsx'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { useOrigin } from '../../lib/page/settings.ts'
import { Button } from '../../ui/button.tsx'
import type { ForgottenAnswer } from './data.ts'

interface ForgottenFormProps {
  /** Absolute URL of the link in the mail. */
  readonly callbackUrl: string
  readonly posted: ForgottenAnswer | undefined
}

/**
 * Requests a mail with a link to set a new password (C2.09). The response never reveals whether such an account exists.
 */
function ForgottenForm({ callbackUrl, posted }: ForgottenFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useForgottenPasswordForm({
    action: forgottenPasswordPath,
    callbackUrl,
    ...(refused && { posted: refused }),
  })
  const { status, formProps, buttonProps } = form
  const [typed, setTyped] = useState('')
  const sentTo = status === 'success' ? typed : status === 'idle' && posted?.done && posted.email
  if (sentTo)
    return (
      <LookIntoMail title={texts.sentTitle}>
        <p>
          {texts.sentBefore}
          <strong className="account-email">{sentTo}</strong>
          {texts.sentAfter}
        </p>
        <Link to={forgottenPasswordPath} reloadDocument>
          {texts.otherEmail}
        </Link>
      </LookIntoMail>
    )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form
        {...formProps}
        className="auth-form"
        onSubmit={(event) => {
          setTyped(textIn(new FormData(event.currentTarget), 'email').trim())
          formProps.onSubmit(event)
        }}
      >
        <FormProblem form={form} posted={refused} />
        <FormField form={form} name="email" label={texts.emailLabel} />
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending'}>
          {texts.send}
        </Button>
        <p>
          <Link to={loginPath}>{texts.back}</Link>
        </p>
      </form>
    </>
  )
}

export const head: PageHead<null> = () => ({ title: texts.title })

/** `/zapomenute-heslo` (C2.09) */
export function Component() {
  const posted = useActionData() as ForgottenAnswer | undefined
  const callbackUrl = useOrigin() + resetPath
  return (
    <AuthPage>
      <ForgottenForm callbackUrl={callbackUrl} posted={posted} />
    </AuthPage>
  )
}
