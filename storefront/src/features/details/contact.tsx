import * as texts from '#texts/features/details'
import { detailsPath, loginPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import { useCheckout } from '@vanek/react-hooks'
import { useState } from 'react'
import { useHas } from '../../entities/shop/use-shell.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { TitleInput, Part } from './fields/inputs.tsx'
import { TextInput } from './fields/text-input.tsx'

/** Creates an account with the order (C1.07). The password is typed twice and can be made visible. */
export function Account() {
  const alive = useHydrated()
  const [shown, setShown] = useState(false)
  const type = shown ? 'text' : 'password'
  return (
    <fieldset className="block">
      <legend className="hide">{texts.accountLegend}</legend>
      <Part name="isRegistration" label={texts.createAccount} legend={texts.passwordLegend}>
        <TextInput name="password" type={type}>
          <Button hidden={!alive} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? texts.hidePassword : texts.showPassword}
          </Button>
        </TextInput>
        <TextInput name="passwordConfirmation" type={type} />
      </Part>
    </fieldset>
  )
}

/** The customer's contact details. */
export function Contact() {
  const theme = useCheckout(({ context }) => context.theme)
  const guest = useCheckout(({ context }) => context.guest)
  const hasAccounts = useHas('account')
  return (
    <fieldset className="block">
      <legend>{texts.contactLegend}</legend>
      {guest && hasAccounts && (
        <p className="quiet small">
          {texts.haveAccount}
          <Link to={`${loginPath}?redirect=${detailsPath}`}>{texts.signInLink}</Link>
          {texts.signInAfter}
        </p>
      )}
      <p className="quiet small">{texts.optionalNote}</p>
      <TextInput name="email" />
      {theme.formal_title && <TitleInput />}
      {theme.split_name ? (
        <>
          <TextInput name="firstName" />
          <TextInput name="lastName" />
        </>
      ) : (
        <TextInput name="fullName" />
      )}
      {theme.date_of_birth && <TextInput name="dateOfBirth" />}
      {theme.company_name && <TextInput name="companyName" />}
      <TextInput name="phone" />
    </fieldset>
  )
}
