import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import type { LinkRefusal } from './action.ts'
import { DeadOrderLink, OpenOrder } from './link-page.tsx'
import type { Data } from './data.ts'

export const head: PageHead<Data> = () => ({
  title: 'Odkaz k objednávce',
  referrer: 'strict-origin',
})

/** `/sledovani-objednavky/odkaz?token=`: where the mailed link of a lookup leads. */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as LinkRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <OpenOrder id={shown.id} refused={refused?.text} /> : <DeadOrderLink end={shown.end} />}
    </AuthPage>
  )
}
