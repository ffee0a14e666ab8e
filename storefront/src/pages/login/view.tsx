import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { LoginPage } from './login-page.tsx'
import type { LoginAnswer } from './action.ts'
import type { LoginData } from './data.ts'

export const head: PageHead<LoginData> = () => ({ title: 'Přihlášení' })

/** `/prihlasit` */
export function Component() {
  const data = useLoaderData() as LoginData
  const posted = useActionData() as LoginAnswer | undefined
  return <LoginPage {...data} posted={posted} />
}
