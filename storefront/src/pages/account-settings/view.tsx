import * as texts from '#texts/pages/account-settings'
import { type UseProfileFormResult as Form, useProfileForm } from '@vanek/react-hooks'
import { customerExportPath, type ProfileInputs, type User } from '@vanek/sdk/account'
import { messages } from '#market/messages'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { WaitingEmail } from '../../entities/account/waiting-email.tsx'
import { FormField, FormTick } from '../../entities/form/form-field.tsx'
import { CountryField, TitleField } from '../../entities/form/form-select.tsx'
import { useHas, useIsOn, useTheme } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { phoneText, postcodeText } from '../../lib/texts/format.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SettingsData } from './data.ts'

/** The sign-in e-mail, an export of the customer's data, and a link to delete the account (A7.10, A7.12). */
const OwnData = ({ user, change }: Pick<SettingsData, 'user' | 'change'>) => (
  <div className="account-own account-sections">
    <section aria-labelledby="own-email">
      <h2 id="own-email">{texts.emailTitle}</h2>
      <p>
        {texts.emailBefore}
        <strong className="account-email">{user.email}</strong>
        {texts.emailAfter}
      </p>
      {change && <WaitingEmail change={change} />}
      <Link className={buttonClass()} to={accountPaths.email}>
        {texts.changeEmail}
      </Link>
    </section>
    <section aria-labelledby="own-file">
      <h2 id="own-file">{texts.exportTitle}</h2>
      <p>{texts.exportNote}</p>
      <a className={buttonClass()} href={customerExportPath} download>
        {texts.exportLink}
      </a>
    </section>
    <section aria-labelledby="own-end">
      <h2 id="own-end">{texts.deletionTitle}</h2>
      <p>{texts.deletionNote}</p>
      <Link className={buttonClass()} to={accountPaths.deletion}>
        {texts.deletionLink}
      </Link>
    </section>
  </div>
)

function Business({ form }: { readonly form: Form }) {
  return (
    <div className="more">
      <FormTick form={form} name="isBusiness" label={texts.isBusinessLabel} />
      <fieldset className="more-fields">
        <legend className="hide">{texts.businessTitle}</legend>
        <FormField form={form} name="tin" label={texts.tinLabel} short required />
        <FormField form={form} name="businessName" label={texts.businessNameLabel} required />
        <FormField form={form} name="vatin" label={texts.vatinLabel} short />
        <FormField form={form} name="ICDPH" label={texts.icdphLabel} hint={texts.icdphHint} short />
      </fieldset>
    </div>
  )
}

interface ProfileFormProps extends SettingsData {
  readonly refused: Refused | undefined
}

/** The customer with a phone number and a postcode as people write them. */
const written = ({ phone, address, ...user }: User): User => ({
  ...user,
  phone: phone && phoneText(phone),
  address: address && { ...address, postcode: postcodeText(address.postcode, address.country_code) },
})

/** A form to edit the customer's profile (C2.18, C7.08). */
function ProfileForm({ user, countries, refused }: ProfileFormProps) {
  const posted = refused && { errors: refused.errors, values: refused.values as Partial<ProfileInputs> }
  const form = useProfileForm({ user: written(user), action: accountPaths.settings, ...(posted && { posted }) })
  const { status, formProps, buttonProps } = form
  const theme = useTheme('user_settings')
  const hasNewsletter = useIsOn('newsletter')
  return (
    <form {...formProps} className="account-form account-sections">
      <AccountProblem form={form} posted={refused} />
      {status === 'success' && <Notice kind="success">{messages.profile_saved}</Notice>}
      <fieldset>
        <legend>{texts.whoTitle}</legend>
        {theme.sign_in_hint && (
          <p className="small quiet">
            {texts.signInBefore}
            <strong>{user.email}</strong>
            {texts.signInAfter}
          </p>
        )}
        <div className="account-pair">
          <FormField form={form} name="firstName" label={texts.firstNameLabel} />
          <FormField form={form} name="lastName" label={texts.lastNameLabel} />
          <TitleField form={form} name="formalTitle" />
          <FormField form={form} name="dateOfBirth" label={texts.birthLabel} type="date" />
        </div>
        <FormField form={form} name="phone" label={texts.phoneLabel} hint={texts.phoneHint} />
      </fieldset>
      <fieldset>
        <legend>{texts.addressTitle}</legend>
        <FormField form={form} name="street" label={texts.streetLabel} />
        <div className="account-pair">
          <FormField form={form} name="city" label={texts.cityLabel} />
          <FormField form={form} name="postcode" label={texts.postcodeLabel} short />
        </div>
        <CountryField form={form} name="country" countries={countries} />
      </fieldset>
      <fieldset>
        <legend>{texts.businessTitle}</legend>
        <Business form={form} />
      </fieldset>
      {hasNewsletter && (
        <fieldset>
          <legend>{texts.newsTitle}</legend>
          <FormTick form={form} name="newsletter" label={texts.newsletterLabel} />
        </fieldset>
      )}
      <div>
        <Button {...buttonProps} tone="action" big busy={status === 'pending'}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/osobni-udaje` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  const hasOwnData = useHas('own-data')
  return (
    <AccountPage<SettingsData> title={texts.title} current="settings">
      {(page) => (
        <>
          <ProfileForm {...page} refused={refused} />
          {hasOwnData && <OwnData {...page} />}
        </>
      )}
    </AccountPage>
  )
}
