import * as texts from '#texts/pages/account-password'
import { useChangePasswordForm } from '@vanek/react-hooks'
import { useActionData } from 'react-router-dom'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { FormField } from '../../entities/form/form-field.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'

/** The old password once, the new one twice (C7.09). */
function PasswordForm({ refused }: { readonly refused: Refused | undefined }) {
  const posted = refused && { errors: refused.errors }
  const form = useChangePasswordForm({ action: accountPaths.password, ...(posted && { posted }) })
  const { status, formProps, buttonProps } = form
  const { type, button } = useShowPassword()
  return (
    <form {...formProps} className="account-form">
      <p className="quiet">{texts.lead}</p>
      <AccountProblem form={form} posted={refused} />
      {status === 'success' && <Notice kind="success">{texts.done}</Notice>}
      <FormField form={form} name="oldPassword" label={texts.currentLabel} type={type} />
      <FormField form={form} name="password" label={texts.newLabel} hint={texts.newHint} type={type}>
        {button}
      </FormField>
      <FormField form={form} name="passwordConfirmation" label={texts.againLabel} type={type} />
      <div>
        <Button {...buttonProps} tone="action" busy={status === 'pending'}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/zmena-hesla` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<object> title={texts.title} current="password">
      {() => <PasswordForm refused={refused} />}
    </AccountPage>
  )
}
