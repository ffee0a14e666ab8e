import { Link } from '../../ui/link.tsx'
import { useCheckout } from '@vanek/react-hooks'
import { useState } from 'react'
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
      <legend className="hide">Účet</legend>
      <Part name="isRegistration" label="Založit si účet, příště bude objednávka rychlejší" legend="Heslo k účtu">
        <TextInput name="password" type={type}>
          <Button hidden={!alive} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Skrýt heslo' : 'Ukázat heslo'}
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
  return (
    <fieldset className="block">
      <legend>Kontakt</legend>
      {guest && (
        <p className="quiet small">
          Máte u nás účet? <Link to="/prihlasit?redirect=/kosik/dodaci-udaje">Přihlaste se</Link> a údaje doplníme za
          vás.
        </p>
      )}
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
