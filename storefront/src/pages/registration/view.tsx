import * as texts from '#texts/pages/registration'
import { market } from '#market/market'
import { loginPath, registrationPath } from '#market/paths'
import { useRegistrationForm } from '@vanek/react-hooks'
import type { RegistrationField } from '@vanek/sdk/auth'
import { useState } from 'react'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { FormField, FormProblem, FormTick } from '../../entities/form/form-field.tsx'
import { useIsOn, useTheme } from '../../entities/shop/use-shell.ts'
import { AuthPage, LookIntoMail } from '../../features/auth/auth-page.tsx'
import { Benefits } from '../../features/auth/benefits.tsx'
import type { FormAnswer } from '../../lib/forms/form-of.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'

type RegistrationTick = 'isBusiness' | 'newsletter' | 'terms'

type RegistrationAnswer = FormAnswer<Exclude<RegistrationField, RegistrationTick>, RegistrationTick>

const hasIcdph = (market.companyNumbers as readonly string[]).includes('ICDPH')

function Terms() {
  return (
    <>
      {texts.agreeBefore}
      <Link to={useTermsPath()} target="_blank">
        {texts.agreeLink}
        <span className="hide">{texts.opensNewWindow}</span>
      </Link>
      {texts.required}
    </>
  )
}

interface RegistrationFormProps {
  readonly posted: RegistrationAnswer | undefined
  readonly onSuccess?: () => void
}

/** Requests an account (C2.08). Only the mail reveals whether one already exists. */
export function RegistrationForm({ posted, onSuccess }: RegistrationFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useRegistrationForm({
    action: registrationPath,
    ...(refused && { posted: refused }),
    ...(onSuccess && { onSuccess }),
  })
  const { status, formProps, buttonProps } = form
  const password = useShowPassword()
  const hasNewsletter = useIsOn('newsletter')
  const idle = status === 'idle'
  if (status === 'success' || (idle && posted?.done))
    return <LookIntoMail title={texts.sentTitle}>{texts.sentNote}</LookIntoMail>
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <form {...formProps} className="auth-form">
        <FormProblem form={form} posted={refused} />
        <div className="auth-pair">
          <FormField form={form} name="firstName" label={texts.firstNameLabel} />
          <FormField form={form} name="lastName" label={texts.lastNameLabel} />
        </div>
        <FormField form={form} name="email" label={texts.emailLabel} hint={texts.emailHint} />
        <FormField form={form} name="phone" label={texts.phoneLabel} />
        <div className="more">
          <FormTick form={form} name="isBusiness" label={texts.isBusinessLabel} />
          <fieldset className="more-fields">
            <legend className="hide">{texts.businessTitle}</legend>
            <FormField form={form} name="businessName" required label={texts.businessNameLabel} />
            <div className="auth-pair">
              <FormField form={form} name="tin" required label={texts.tinLabel} />
              <FormField form={form} name="vatin" label={texts.vatinLabel} />
            </div>
            {hasIcdph && <FormField form={form} name="ICDPH" label={texts.icdphLabel} hint={texts.icdphHint} short />}
          </fieldset>
        </div>
        <FormField
          form={form}
          name="password"
          label={texts.passwordLabel}
          hint={texts.passwordHint}
          type={password.type}
        >
          {password.button}
        </FormField>
        <FormField form={form} name="passwordConfirmation" label={texts.passwordAgainLabel} type={password.type} />
        <div>
          {hasNewsletter && <FormTick form={form} name="newsletter" label={texts.newsletterLabel} />}
          <FormTick form={form} name="terms" label={<Terms />} />
        </div>
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending'}>
          {texts.heading}
        </Button>
      </form>
    </>
  )
}

export const head: PageHead<null> = () => ({ title: texts.title })

const asideWith = (benefits = false) => (
  <>
    {benefits && (
      <>
        <h2>{texts.benefitsTitle}</h2>
        <Benefits />
      </>
    )}
    <div className="stack gap-1">
      <span className="quiet">{texts.haveAccount}</span>
      <Link className={buttonClass('outline', 'btn-wide')} to={loginPath}>
        {texts.signIn}
      </Link>
    </div>
  </>
)

/** `/registrovat` (C2.08) */
export function Component() {
  const { benefits } = useTheme('register')
  const posted = useActionData() as RegistrationAnswer | undefined
  const [isSent, setSent] = useState(false)
  return (
    <AuthPage aside={isSent || posted?.done ? undefined : asideWith(benefits)}>
      <RegistrationForm posted={posted} onSuccess={() => setSent(true)} />
    </AuthPage>
  )
}
