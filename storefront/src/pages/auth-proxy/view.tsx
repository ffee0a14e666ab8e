import type { PageHead } from '../../lib/page/env.ts'

export const head: PageHead<null> = () => ({
  title: 'Přihlášení',
  referrer: 'strict-origin',
})

/** `/auth/proxy` leads on before anything is shown. */
export const Component = () => null
