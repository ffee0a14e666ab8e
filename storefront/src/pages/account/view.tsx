import type { PageHead } from '../../lib/page/env.ts'

export const head: PageHead<unknown> = () => ({ title: 'Můj účet' })

/** `/uzivatel`, never rendered */
export const Component = () => null
