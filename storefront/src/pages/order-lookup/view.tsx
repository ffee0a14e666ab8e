import * as texts from '#texts/pages/order-lookup'
import { accountPaths, lookupPath, orderLinkPath } from '#market/paths'
import { useOrderLookupForm } from '@vanek/react-hooks'
import type { OrderLookupInputs } from '@vanek/sdk/orders'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { AuthPage, LookIntoMail } from '../../features/auth/auth-page.tsx'
import { useHas } from '../../entities/shop/use-shell.ts'
import type { FormAnswer } from '../../lib/forms/form-of.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { useOrigin } from '../../lib/page/settings.ts'
import { signInPath } from '../../lib/paths/account.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Data } from './data.ts'

interface LookupFormProps {
  /** Absolute URL of the link in the mail. */
  readonly callbackUrl: string
  /** Order number from a mailed link. */
  readonly code: string
  /** Idempotency key of a form that is posted without scripts. */
  readonly formKey: string
  readonly posted: FormAnswer<keyof OrderLookupInputs> | undefined
}

/** Requests a mail with a link to an order. The response never reveals whether such an order exists. */
function LookupForm({ callbackUrl, code, formKey, posted }: LookupFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useOrderLookupForm({ action: lookupPath, callbackUrl, posted: refused ?? { values: { code } } })
  const { status, formProps, buttonProps } = form
  if (status === 'success' || (status === 'idle' && posted?.done))
    return (
      <LookIntoMail title={texts.sentTitle}>
        {texts.sentNote}
        <Link to={lookupPath} reloadDocument>
          {texts.tryOther}
        </Link>
      </LookIntoMail>
    )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form {...formProps} className="auth-form">
        <FormProblem form={form} posted={refused} />
        <input type="hidden" name="formKey" value={formKey} />
        <FormField form={form} name="code" label={texts.codeLabel} hint={texts.codeHint} short />
        <FormField form={form} name="email" label={texts.emailLabel} hint={texts.emailHint} />
        <Button {...buttonProps} tone="action" big wide busy={status === 'pending'}>
          {texts.send}
        </Button>
      </form>
    </>
  )
}

export const head: PageHead<Data> = () => ({ title: texts.title })

const WithAccount = () => (
  <>
    <h2>{texts.accountTitle}</h2>
    <p>{texts.accountNote}</p>
    <Link className={buttonClass('outline', 'btn-wide')} to={signInPath(accountPaths.orders)}>
      {texts.signIn}
    </Link>
  </>
)

/** `/sledovani-objednavky`: the order lookup without an account. */
export function Component() {
  const { code, formKey } = useLoaderData() as Data
  const posted = useActionData() as FormAnswer<keyof OrderLookupInputs> | undefined
  const callbackUrl = useOrigin() + orderLinkPath
  const hasAccounts = useHas('account')
  return (
    <AuthPage aside={hasAccounts && <WithAccount />}>
      <LookupForm {...{ callbackUrl, code, formKey, posted }} />
    </AuthPage>
  )
}
