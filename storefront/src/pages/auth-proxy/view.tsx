import * as texts from '#texts/pages/auth-proxy'
import type { PageHead } from '../../lib/page/env.ts'

export const head: PageHead<null> = () => ({
  title: texts.title,
  referrer: 'strict-origin',
})

/** `/auth/proxy` redirects before anything is rendered. */
export const Component = () => null
