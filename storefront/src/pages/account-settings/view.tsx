import { type UseProfileFormResult as Form, useProfileForm } from '@vanek/react-hooks'
import { customerExportPath, type ProfileInputs } from '@vanek/sdk/account'
import { messages } from '#market/messages'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { WaitingEmail } from '../../entities/account/waiting-email.tsx'
import { FormField, FormTick } from '../../entities/form/form-field.tsx'
import { CountryField, TitleField } from '../../entities/form/form-select.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SettingsData } from './data.ts'

/** The sign-in e-mail, an export of the customer's data, and a link to delete the account (A7.10, A7.12). */
const OwnData = ({ user, change }: Pick<SettingsData, 'user' | 'change'>) => (
  <div className="account-own">
    <section aria-labelledby="own-email">
      <h2 id="own-email">Přihlašovací e-mail</h2>
      <p>
        Váš účet má e-mail <strong className="account-email">{user.email}</strong>. Chodí na něj i zprávy o
        objednávkách.
      </p>
      {change && <WaitingEmail change={change} />}
      <Link className={buttonClass()} to={accountPaths.email}>
        Změnit e-mail
      </Link>
    </section>
    <section aria-labelledby="own-file">
      <h2 id="own-file">Moje údaje</h2>
      <p>
        Všechno, co o vás máme, v jednom souboru JSON: údaje, adresy, objednávky, čísla dokladů, seznamy, hodnocení i
        souhlasy.
      </p>
      <a className={buttonClass()} href={customerExportPath} download>
        Stáhnout moje údaje
      </a>
    </section>
    <section aria-labelledby="own-end">
      <h2 id="own-end">Zrušit účet</h2>
      <p>Účet můžete kdykoli zrušit. Nejdřív vám ukážeme, co se smaže a co zůstane.</p>
      <Link className={buttonClass()} to={accountPaths.deletion}>
        Chci účet zrušit
      </Link>
    </section>
  </div>
)

function Business({ form }: { readonly form: Form }) {
  return (
    <div className="more">
      <FormTick form={form} name="isBusiness" label="Nakupuji na firmu" />
      <fieldset className="more-fields">
        <legend className="hide">Firma</legend>
        <FormField form={form} name="tin" label="IČ" short required />
        <FormField form={form} name="businessName" label="Název firmy" required />
        <FormField form={form} name="vatin" label="DIČ" short />
        <FormField form={form} name="ICDPH" label="IČ DPH" hint="Jen pro firmy ze Slovenska." short />
      </fieldset>
    </div>
  )
}

interface ProfileFormProps extends SettingsData {
  readonly refused: Refused | undefined
}

/** A form to edit the customer's profile (C2.18, C7.08). */
function ProfileForm({ user, countries, refused }: ProfileFormProps) {
  const posted = refused && { errors: refused.errors, values: refused.values as Partial<ProfileInputs> }
  const form = useProfileForm({ user, action: accountPaths.settings, ...(posted && { posted }) })
  const { status, formProps, buttonProps } = form
  const theme = useTheme('user_settings')
  return (
    <form {...formProps} className="account-form">
      <AccountProblem form={form} posted={refused} />
      {status === 'success' && <Notice kind="success">{messages.profile_saved}</Notice>}
      <fieldset>
        <legend>Kdo jste</legend>
        {theme.sign_in_hint && (
          <p className="small quiet">
            Přihlašujete se e-mailem <strong>{user.email}</strong>. Změníte ho dole na této stránce.
          </p>
        )}
        <div className="account-pair">
          <FormField form={form} name="firstName" label="Jméno" />
          <FormField form={form} name="lastName" label="Příjmení" />
          <TitleField form={form} name="formalTitle" />
          <FormField form={form} name="dateOfBirth" label="Datum narození" type="date" />
        </div>
        <FormField form={form} name="phone" label="Telefon" hint="Kurýr vám zavolá, než přijede." />
      </fieldset>
      <fieldset>
        <legend>Adresa</legend>
        <FormField form={form} name="street" label="Ulice a číslo popisné" />
        <div className="account-pair">
          <FormField form={form} name="city" label="Město" />
          <FormField form={form} name="postcode" label="PSČ" short />
        </div>
        <CountryField form={form} name="country" countries={countries} />
      </fieldset>
      <fieldset>
        <legend>Firma a novinky</legend>
        <Business form={form} />
        <FormTick form={form} name="newsletter" label="Chci dostávat novinky e-mailem" />
      </fieldset>
      <div>
        <Button {...buttonProps} tone="action" big busy={status === 'pending'}>
          Uložit údaje
        </Button>
      </div>
    </form>
  )
}

export const head: PageHead<unknown> = () => ({ title: 'Osobní údaje' })

/** `/uzivatel/osobni-udaje` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<SettingsData> title="Osobní údaje" current="settings">
      {(page) => (
        <>
          <ProfileForm {...page} refused={refused} />
          <OwnData {...page} />
        </>
      )}
    </AccountPage>
  )
}
