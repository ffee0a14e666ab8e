import { getUser } from '@vanek/sdk/account'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { SignedIn } from '../../features/auth/signed-in.tsx'
import type { LoginRefusal } from './action.ts'

export { action } from './action.ts'

export interface LoginData {
  /** Name of the customer who is signed in already; null for a guest. */
  readonly name: string | null
}

/** Reads who is signed in (C2.07). */
export const loader: PageLoader<LoginData> = async (_args, { shop }) => {
  if (!shop.config.tokens.has('auth')) return { name: null }
  const user = await getUser(shop)
  return { name: user.ok ? `${user.data.firstName} ${user.data.lastName}`.trim() : null }
}

export const head: PageHead<LoginData> = () => ({ title: 'Přihlášení | Vánek', robots: 'noindex' })

/** `/prihlasit` */
export function Component() {
  const { name } = useLoaderData() as LoginData
  const refused = useActionData() as LoginRefusal | undefined
  return (
    <div className="page wrap narrow">{name === null ? <LoginForm refused={refused} /> : <SignedIn name={name} />}</div>
  )
}
