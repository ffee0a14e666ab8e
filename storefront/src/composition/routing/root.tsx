import { Outlet } from 'react-router-dom'
import { ErrorPage } from '../../frame/errors/error-page.tsx'
import { Layout } from '../../frame/layout.tsx'

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
