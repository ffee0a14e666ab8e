import { useCheckout } from '@vanek/react-hooks'
import { TextInput } from './fields/text-input.tsx'
import { TitleInput } from './fields/title-input.tsx'
import { Link } from '../../ui/link.tsx'

/** Who buys. */
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
