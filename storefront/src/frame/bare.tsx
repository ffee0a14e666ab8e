import { Outlet } from 'react-router-dom'

/** The frame of a page that stands alone: no shop navigation, and nothing asked of the back end for it (B2.11). */
export const Bare = () => (
  <main id="obsah" className="bare" tabIndex={-1}>
    <Outlet />
  </main>
)
