import { Outlet } from 'react-router-dom'
import { ErrorPage } from '../../frame/errors/error-page.tsx'
import { Layout } from '../../frame/layout.tsx'

/** The frame around the page. */
export function Component() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** The error screen, within the frame if the frame itself works. */
export const ErrorBoundary = ErrorPage
