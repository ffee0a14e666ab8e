import type { PageHead } from '../../app/env.ts'

export const head: PageHead<unknown> = () => ({ title: 'Můj účet' })

/** `/uzivatel`, never shown */
export const Component = () => null
