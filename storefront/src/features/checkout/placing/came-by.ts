import type { PageEnv } from '../../../lib/page/env.ts'
import { browserUtm } from '../../../lib/visitor/visitor.ts'

/** Which campaign the visitor last came by (C3.43); known to their browser alone, and empty when they came by none. */
export const cameBy = ({ server }: Pick<PageEnv, 'server'>): Readonly<Record<string, string>> =>
  server ? {} : browserUtm().read()
