import * as texts from '#texts/pages/login-code'
import { codeParam } from '#market/params'
import { loginCodePath, loginPath } from '#market/paths'
import { useLoginCodeForm, useLoginForm } from '@vanek/react-hooks'
import { cleanLoginCode } from '@vanek/sdk/auth'
import { type FormEventHandler, useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ElseWhere, isRestricted, type LoginField, restricted } from '../../features/auth/login-form.tsx'
import type { LoginAnswer } from '../../features/auth/post-login.ts'
import type { Refused } from '../../lib/forms/form-of.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { LoginCodeAnswer, LoginCodeData } from './data.ts'

/** State of the history entry, so that a reloaded page knows the e-mail. */
interface LocationState {
  readonly email: string
  /** Whether the code was sent from here. */
  readonly isSent?: boolean
}

const emailIn = (state: unknown): string => (state as LocationState | null)?.email ?? ''

/**
 * Fills in the e-mail of the history state if the field is empty; the server does not know it. The typed e-mail is passed
 * to the other step.
 */
function useCarriedEmail(posted = '') {
  const form = useRef<HTMLFormElement>(null)
  const { state } = useLocation()
  const carried = useHydrated() ? emailIn(state) : ''
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const field = form.current?.elements.namedItem('email')
    if (carried && field instanceof HTMLInputElement && field.value === '') field.value = carried
  }, [carried])
  const email = typed ?? (carried || posted)
  const onInput: FormEventHandler<HTMLFormElement> = ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setTyped(target.value)
  }
  return { formProps: { ref: form, onInput }, state: email === '' ? undefined : ({ email } satisfies LocationState) }
}

interface StepProps {
  readonly action: string
  readonly codePath: string
}

/** The form for the e-mail. The response never reveals whether it has an account. */
function EmailStep({
  action,
  codePath,
  posted,
  onSent,
}: StepProps & {
  readonly posted: Refused<'email'> | undefined
  readonly onSent: (email: string) => void
}) {
  const form = useLoginCodeForm({ action, onSuccess: onSent, ...(posted && { posted }) })
  const carried = useCarriedEmail(posted?.values.email)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form {...form.formProps} {...carried.formProps} className="auth-form">
        <FormProblem form={form} posted={posted} />
        <FormField form={form} name="email" label={texts.emailLabel} />
        <Button {...form.buttonProps} tone="action" big wide busy={form.status === 'pending'}>
          {texts.send}
        </Button>
        <p className="auth-forgotten">
          <Link to={codePath} state={carried.state}>
            {texts.haveCode}
          </Link>
          <Link to={loginPath}>{texts.byPassword}</Link>
        </p>
      </form>
    </>
  )
}

interface CodeStepProps extends StepProps {
  readonly redirect: string
  readonly posted: Refused<LoginField> & Pick<LoginAnswer, 'offer'>
  /** Whether the mail was just sent, so that the heading is announced. */
  readonly isNew: boolean
  /** Whether the mail was sent from this page, not for example from another browser. */
  readonly isSent: boolean
}

/** The form for the code, which the back end accepts as the password. */
function CodeStep({ action, redirect, posted, isNew, isSent }: CodeStepProps) {
  const form = useLoginForm({ action, redirect, posted, silent: true })
  const carried = useCarriedEmail(posted.values.email)
  const heading = useRef<HTMLHeadingElement>(null)
  // only once: an error is shown at its field
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { status, error, formProps, inputProps, issueOf, buttonProps } = form
  const { id, ...code } = inputProps('password')
  const issue = issueOf('password')
  const wrong = issue && (issue.code === 'required' ? texts.codeMissing : texts.codeWrong)
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {isSent ? texts.sentTitle : texts.haveTitle}
      </h1>
      <p className="lead">{isSent ? texts.sentNote : texts.haveNote}</p>
      <form
        {...formProps}
        {...carried.formProps}
        className="auth-form"
        onSubmit={(event) => {
          const field = event.currentTarget.elements.namedItem('password')
          if (field instanceof HTMLInputElement) field.value = cleanLoginCode(field.value)
          formProps.onSubmit(event)
        }}
      >
        <input type="hidden" name="intent" value="code" />
        <FormProblem form={form} textFor={restricted} posted={posted} />
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
            />
          )}
        </Field>
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending' || busy}>
          {texts.signIn}
        </Button>
        <p>
          <Link to={action} state={carried.state}>
            {texts.again}
          </Link>
        </p>
      </form>
    </>
  )
}

const empty = { done: false, errors: {}, text: null } as const

function LoginCodePage({ redirect, hasCode }: LoginCodeData) {
  const answer = useActionData() as LoginCodeAnswer | undefined
  const { state } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [sentNow, setSentNow] = useState(answer?.done === true)
  const pathTo = (step?: string) => {
    const search = new URLSearchParams({ ...(redirect !== '/' && { redirect }), ...(step && { [step]: '1' }) })
    return search.size > 0 ? `${loginCodePath}?${search.toString()}` : loginCodePath
  }
  const [action, codePath] = [pathTo(), pathTo(codeParam)]
  const refused = answer && !answer.done ? answer : undefined
  const values = { email: answer?.done ? answer.email : '' }
  const posted = refused?.isCode ? refused : { ...empty, values }
  // the server does not know the history state, so it renders the page without it
  const isSent = answer !== undefined || sentNow || (hydrated && (state as LocationState | null)?.isSent === true)
  if (hasCode || answer?.done || refused?.isCode)
    return <CodeStep {...{ action, codePath, redirect, posted, isSent }} isNew={sentNow} />
  const onSent = (email: string) => {
    setSentNow(true)
    void navigate(codePath, { state: { email, isSent: true } satisfies LocationState })
  }
  return <EmailStep {...{ action, codePath, onSent }} posted={refused} />
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
