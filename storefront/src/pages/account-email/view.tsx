import * as texts from '#texts/pages/account-email'
import { accountPaths, confirmEmailPath } from '#market/paths'
import { useChangeEmailForm } from '@vanek/react-hooks'
import { useActionData, useRevalidator } from 'react-router-dom'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { flashTexts } from '../../entities/account/account-notice.tsx'
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
        {texts.currentBefore}
        <strong className="account-email">{email}</strong>
        {texts.currentAfter}
      </p>
      <AccountProblem form={form} posted={refused} />
      {status === 'success' && <Notice kind="success">{flashTexts.email_change_requested}</Notice>}
      {change && <WaitingEmail change={change} />}
      <input type="hidden" name="changeKey" value={changeKey} />
      <FormField form={form} name="email" label={texts.emailLabel} />
      <FormField form={form} name="currentPassword" label={texts.passwordLabel} hint={texts.passwordHint} type={type}>
        {button}
      </FormField>
      <p className="small quiet">{texts.note}</p>
      <div>
        <Button {...buttonProps} tone="action" busy={status === 'pending'}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/zmena-emailu` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<EmailData>
      title={texts.title}
      current="settings"
      above={{ title: texts.above, to: accountPaths.settings }}
    >
      {(page) => <EmailForm {...page} refused={refused} />}
    </AccountPage>
  )
}
