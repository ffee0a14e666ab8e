import type { PageHead } from '../../lib/page/env.ts'

export const head: PageHead<unknown> = () => ({ title: 'Můj účet' })

/** `/uzivatel`, never shown */
export const Component = () => null
