import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { Dashboard } from '../../features/account/dashboard.tsx'
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
