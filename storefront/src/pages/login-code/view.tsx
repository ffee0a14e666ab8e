import * as texts from '#texts/pages/login-code'
import { loginCodePath, loginPath } from '#market/paths'
import { useLoginCodeForm, useLoginForm } from '@vanek/react-hooks'
import { useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ElseWhere, isRestricted, type LoginField, restricted } from '../../features/auth/login-form.tsx'
import type { LoginAnswer } from '../../features/auth/post-login.ts'
import type { Refused } from '../../lib/forms/form-of.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import type { LoginCodeAnswer, LoginCodeData } from './data.ts'

interface StepProps {
  readonly action: string
  readonly redirect: string
}

/** Asks for the e-mail. The answer never says whether it has an account. */
function EmailStep({
  action,
  posted,
  onSent,
}: StepProps & {
  readonly posted: Refused<'email'> | undefined
  readonly onSent: (email: string) => void
}) {
  const form = useLoginCodeForm({ action, onSuccess: onSent, ...(posted && { posted }) })
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form {...form.formProps} className="auth-form">
        <FormProblem form={form} posted={posted} />
        <FormField form={form} name="email" label={texts.emailLabel} />
        <Button {...form.buttonProps} tone="action" big wide busy={form.status === 'pending'}>
          {texts.send}
        </Button>
        <p>
          <Link to={loginPath}>{texts.byPassword}</Link>
        </p>
      </form>
    </>
  )
}

/** Asks for the code, which the back end takes as the password. */
function CodeStep({
  action,
  redirect,
  posted,
}: StepProps & { readonly posted: Refused<LoginField> & Pick<LoginAnswer, 'offer'> }) {
  const form = useLoginForm({ action, redirect, posted, silent: true })
  const { status, error, formProps, inputProps, issueOf, buttonProps } = form
  const { id, ...code } = inputProps('password')
  const issue = issueOf('password')
  const wrong = issue && (issue.code === 'required' ? texts.codeMissing : texts.codeWrong)
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.sentTitle}
      </h1>
      <p className="lead">{texts.sentNote}</p>
      <form {...formProps} className="auth-form">
        <input type="hidden" name="intent" value="code" />
        <FormProblem form={form} say={restricted} posted={posted} />
        {(isRestricted(error ?? undefined) || posted.offer) && <ElseWhere />}
        <FormField form={form} name="email" label={texts.emailLabel} />
        <Field id={id} label={texts.codeLabel} error={wrong} required>
          {(control) => (
            <input
              {...code}
              {...control}
              className="input input-short num"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          )}
        </Field>
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending' || busy}>
          {texts.signIn}
        </Button>
        <p>
          <Link to={action} reloadDocument>
            {texts.again}
          </Link>
        </p>
      </form>
    </>
  )
}

const empty = { done: false, errors: {}, text: null } as const

function LoginCodePage({ redirect }: LoginCodeData) {
  const answer = useActionData() as LoginCodeAnswer | undefined
  const [sentTo, setSentTo] = useState<string | null>(answer?.done ? answer.email : null)
  const action = redirect === '/' ? loginCodePath : `${loginCodePath}?redirect=${encodeURIComponent(redirect)}`
  const refused = answer && !answer.done ? answer : undefined
  if (refused?.isCode) return <CodeStep {...{ action, redirect }} posted={refused} />
  if (sentTo !== null) return <CodeStep {...{ action, redirect }} posted={{ ...empty, values: { email: sentTo } }} />
  return <EmailStep {...{ action, redirect }} posted={refused} onSent={setSentTo} />
}

export const head: PageHead<LoginCodeData> = () => ({ title: texts.title })

/** `/prihlasit/kodem` */
export function Component() {
  return (
    <AuthPage>
      <LoginCodePage {...(useLoaderData() as LoginCodeData)} />
    </AuthPage>
  )
}
