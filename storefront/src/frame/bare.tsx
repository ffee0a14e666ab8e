import { Outlet } from 'react-router-dom'

/** The frame of a page that stands alone, without navigation or requests of its own (B2.11). */
export const Bare = () => (
  <main id="obsah" className="bare" tabIndex={-1}>
    <Outlet />
  </main>
)
