import type { PageHead } from '../../lib/page/env.ts'

export const head: PageHead<null> = () => ({
  title: 'Přihlášení',
  referrer: 'strict-origin',
})

/** `/auth/proxy` redirects before anything is rendered. */
export const Component = () => null
