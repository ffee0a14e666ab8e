import * as texts from '#texts/pages/finished'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'
import type { AccountAnswer } from './account.ts'

interface NewAccountProps {
  readonly email: string
  /** The number of the order. */
  readonly code: string
  /** Outcome of the form; undefined before it was sent. */
  readonly answer: AccountAnswer | undefined
}

/** Without scripts the browser moves the focus when the page comes. */
const focusAtStart = { autoFocus: true }

/** Creates an account from the data of the order; only a password has to be filled in. */
export function NewAccount({ email, code, answer }: NewAccountProps) {
  const password = useShowPassword()
  const busy = useNavigation().formData?.get('intent') === 'register'
  const terms = useTermsPath()
  const success = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // the submit button may be gone, and the error is above it
  useEffect(() => (answer?.done ? success : answer && input)?.current?.focus(), [answer])
  if (answer?.done)
    return (
      <div tabIndex={-1} ref={success} {...focusAtStart}>
        <Notice kind="success">{texts.accountRequested(email)}</Notice>
      </div>
    )
  return (
    <section className="new-account panel" aria-labelledby="new-account">
      <h2 id="new-account">{texts.accountTitle}</h2>
      <p>{texts.accountNote(email)}</p>
      {answer?.text && (
        <Notice kind="danger" role="alert">
          {answer.text}
        </Notice>
      )}
      <Form method="post" preventScrollReset className="stack gap-2" noValidate>
        <input type="hidden" name="intent" value="register" />
        <ShownOrderField code={code} />
        {/* password managers store the password under it */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field id="new-password" label={texts.accountPassword} hint={texts.accountHint} error={answer?.error} required>
          {(control) => (
            <span className="input-row">
              <input
                className="input"
                type={password.type}
                name="password"
                autoComplete="new-password"
                maxLength={128}
                ref={input}
                {...(answer && focusAtStart)}
                {...control}
              />
              {password.button}
            </span>
          )}
        </Field>
        <p className="small quiet">
          {texts.accountTermsBefore}
          <Link to={terms}>{texts.accountTermsLink}</Link>
          {texts.accountTermsAfter}
        </p>
        <Button type="submit" busy={busy}>
          {texts.accountButton}
        </Button>
      </Form>
    </section>
  )
}
