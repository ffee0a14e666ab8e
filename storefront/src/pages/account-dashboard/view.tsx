import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { Dashboard } from './dashboard.tsx'
import type { DashboardData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Můj účet' })

/** `/uzivatel/prehled` */
export function Component() {
  return (
    <AccountPage<DashboardData> title="Můj účet" current="dashboard">
      {(page) => <Dashboard {...page} />}
    </AccountPage>
  )
}
