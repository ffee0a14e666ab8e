import { loginPath, registrationPath } from '#market/paths'
import { useRegistrationForm } from '@vanek/react-hooks'
import type { RegistrationField } from '@vanek/sdk/auth'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { FormField, FormProblem, FormTick } from '../../entities/form/form-field.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { AuthPage, LookIntoMail } from '../../features/auth/auth-page.tsx'
import { Benefits } from '../../features/auth/benefits.tsx'
import type { FormAnswer } from '../../lib/forms/form-of.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'

type RegistrationTick = 'isBusiness' | 'newsletter' | 'terms'

type RegistrationAnswer = FormAnswer<Exclude<RegistrationField, RegistrationTick>, RegistrationTick>

function Terms() {
  return (
    <>
      Souhlasím s{' '}
      <Link to={useTermsPath()} target="_blank">
        obchodními podmínkami
        <span className="hide"> (otevře se v novém okně)</span>
      </Link>{' '}
      (povinné)
    </>
  )
}

/** Requests an account (C2.08). Only the mail says whether one already exists. */
export function RegistrationForm({ posted }: { readonly posted: RegistrationAnswer | undefined }) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useRegistrationForm({ action: registrationPath, ...(refused && { posted: refused }) })
  const { status, formProps, buttonProps } = form
  const password = useShowPassword()
  const idle = status === 'idle'
  if (status === 'success' || (idle && posted?.done))
    return (
      <LookIntoMail title="Ještě potvrďte e-mail">
        Poslali jsme vám zprávu s odkazem. Klepnutím na něj účet začne platit, odkaz čeká sedm dní.
      </LookIntoMail>
    )
  return (
    <>
      <h1>Založit účet</h1>
      <form {...formProps} className="auth-form">
        <FormProblem form={form} posted={refused} />
        <div className="auth-pair">
          <FormField form={form} name="firstName" label="Jméno" />
          <FormField form={form} name="lastName" label="Příjmení" />
        </div>
        <FormField form={form} name="email" label="E-mail" hint="Budete se jím přihlašovat." />
        <FormField form={form} name="phone" label="Telefon" />
        <div className="more">
          <FormTick form={form} name="isBusiness" label="Nakupuji na firmu" />
          <fieldset className="more-fields">
            <legend className="hide">Firma</legend>
            <FormField form={form} name="businessName" required label="Název firmy" />
            <div className="auth-pair">
              <FormField form={form} name="tin" required label="IČ" />
              <FormField form={form} name="vatin" label="DIČ" />
            </div>
          </fieldset>
        </div>
        <FormField form={form} name="password" label="Heslo" hint="Aspoň 8 znaků." type={password.type}>
          {password.button}
        </FormField>
        <FormField form={form} name="passwordConfirmation" label="Heslo znovu" type={password.type} />
        <div>
          <FormTick form={form} name="newsletter" label="Chci dvakrát do měsíce tipy na větrání a slevy (nepovinné)" />
          <FormTick form={form} name="terms" label={<Terms />} />
        </div>
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending'}>
          Založit účet
        </Button>
      </form>
    </>
  )
}

export const head: PageHead<null> = () => ({ title: 'Registrace' })

const asideWith = (benefits = false) => (
  <>
    {benefits && (
      <>
        <h2>K čemu je účet</h2>
        <Benefits />
      </>
    )}
    <div className="stack gap-1">
      <span className="quiet">Účet už máte?</span>
      <Link className={buttonClass('outline', 'btn-wide')} to={loginPath}>
        Přihlásit se
      </Link>
    </div>
  </>
)

/** `/registrovat` (C2.08) */
export function Component() {
  const { benefits } = useTheme('register')
  const posted = useActionData() as RegistrationAnswer | undefined
  return (
    <AuthPage aside={asideWith(benefits)}>
      <RegistrationForm posted={posted} />
    </AuthPage>
  )
}
