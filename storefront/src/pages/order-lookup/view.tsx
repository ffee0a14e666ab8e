import type { OrderLookup } from '@vanek/sdk/orders'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { useOrigin } from '../../lib/page/origin.ts'
import { accountPaths, signInPath } from '../../lib/paths/account.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import type { FormAnswer } from '../../lib/forms/form-answer.ts'
import { LookupForm } from './lookup-form.tsx'
import { orderLinkPath } from '../../lib/paths/order.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Data } from './data.ts'
import { Link } from '../../ui/link.tsx'

export const head: PageHead<Data> = () => ({ title: 'Kde je moje objednávka' })

const WithAccount = () => (
  <>
    <h2>Máte u nás účet?</h2>
    <p>Objednávky, které jste udělali po přihlášení, najdete všechny na jednom místě.</p>
    <Link className={buttonClass('outline', 'btn-wide')} to={signInPath(accountPaths.orders)}>
      Přihlásit se
    </Link>
  </>
)

/** `/sledovani-objednavky`: an order is found without an account. */
export function Component() {
  const { code, formKey } = useLoaderData() as Data
  const posted = useActionData() as FormAnswer<keyof OrderLookup> | undefined
  const callbackUrl = useOrigin() + orderLinkPath
  return (
    <AuthPage aside={<WithAccount />}>
      <LookupForm {...{ callbackUrl, code, formKey, posted }} />
    </AuthPage>
  )
}
