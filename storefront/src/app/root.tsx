import { Outlet } from 'react-router-dom'
import type { PageLoader } from './env.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Layout } from './shell/layout.tsx'
import { loadShell, type ShellData } from './shell/load-shell.ts'

/** Reads what the frame shows. */
export const loader: PageLoader<ShellData> = (_args, env) => loadShell(env)

/** The frame with the page in it. */
export function Component() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** What went wrong, within the frame as long as the frame itself stands. */
export const ErrorBoundary = ErrorPage
