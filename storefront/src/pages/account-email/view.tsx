import { accountPaths, confirmEmailPath } from '#market/paths'
import { useChangeEmailForm } from '@vanek/react-hooks'
import { useActionData, useRevalidator } from 'react-router-dom'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { saidTexts } from '../../entities/account/said-notice.tsx'
import { WaitingEmail } from '../../entities/account/waiting-email.tsx'
import { FormField } from '../../entities/form/form-field.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { useOrigin } from '../../lib/page/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'
import type { EmailData } from './data.ts'

/** A form to change the sign-in e-mail (A7.10). */
function EmailForm({ email, change, changeKey, refused }: EmailData & { readonly refused: Refused | undefined }) {
  const { revalidate } = useRevalidator()
  const posted = refused && { errors: refused.errors, values: { email: String(refused.values['email'] ?? '') } }
  const form = useChangeEmailForm({
    action: accountPaths.email,
    callbackUrl: useOrigin() + confirmEmailPath,
    onSuccess: () => void revalidate(),
    ...(posted && { posted }),
  })
  const { status, formProps, buttonProps } = form
  const { type, button } = useShowPassword()
  return (
    <form {...formProps} className="account-form">
      <p>
        Teď se přihlašujete e-mailem <strong className="account-email">{email}</strong>. Na dosavadní i na novou adresu
        pošleme odkaz a e-mail změníme, až otevřete oba.
      </p>
      <AccountProblem form={form} posted={refused} />
      {status === 'success' && <Notice kind="success">{saidTexts.email_asked}</Notice>}
      {change && <WaitingEmail change={change} />}
      <input type="hidden" name="changeKey" value={changeKey} />
      <FormField form={form} name="email" label="Nový e-mail" />
      <FormField
        form={form}
        name="currentPassword"
        label="Vaše heslo"
        hint="Abychom věděli, že jste to vy."
        type={type}
      >
        {button}
      </FormField>
      <p className="small quiet">
        Až se e-mail změní, odhlásíme vás na ostatních zařízeních. Zprávy o objednávkách a novinky budou chodit na novou
        adresu.
      </p>
      <div>
        <Button {...buttonProps} tone="action" busy={status === 'pending'}>
          Poslat odkazy
        </Button>
      </div>
    </form>
  )
}

export const head: PageHead<unknown> = () => ({ title: 'Změna e-mailu' })

/** `/uzivatel/zmena-emailu` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<EmailData>
      title="Změna e-mailu"
      current="settings"
      above={{ title: 'Osobní údaje', to: accountPaths.settings }}
    >
      {(page) => <EmailForm {...page} refused={refused} />}
    </AccountPage>
  )
}
