import { newId } from '@vanek/sdk'
import { type OrderLookup, orderLookupLengths } from '@vanek/sdk/orders'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { useOrigin } from '../../app/origin.ts'
import { accountPaths, signInPath } from '../../features/account/paths.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import type { FormAnswer } from '../../features/forms/form-answer.ts'
import { LookupForm } from '../../features/order/lookup-form.tsx'
import { orderLinkPath } from '../../features/order/paths.ts'
import { buttonClass } from '../../ui/button.tsx'

export { action } from './action.ts'

interface Data {
  /** The number that the link of a mail brings along. */
  readonly code: string
  readonly formKey: string
}

export const loader: PageLoader<Data> = async ({ request }) => {
  const code = new URL(request.url).searchParams.get('cislo') ?? ''
  return { code: code.length <= orderLookupLengths.code ? code : '', formKey: newId() }
}

export const head: PageHead<Data> = () => ({ title: 'Kde je moje objednávka', robots: 'noindex' })

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
