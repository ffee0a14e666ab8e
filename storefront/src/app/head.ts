import type { Head, PageEnv } from './env.ts'
import type { PageHandle } from './page-module.ts'
import type { Rescued } from './rescue.ts'

interface Match {
  readonly route: { readonly id: string; readonly handle?: unknown }
}

/** What the router knows when a page is shown; the static handler's context and the router's state both fit. */
export interface Shown {
  readonly matches: readonly Match[]
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, unknown>> | null
}

const shopName = 'Vánek'
const fallback: Head = { title: `${shopName} – ventilátory a větrání` }

const titles: Readonly<Record<number, string>> = {
  403: 'Stránka není pro každého',
  404: 'Stránka nebyla nalezena',
}

/** The head of what stands in place of a page: an error, or the text page that the path was given to (B2.59). */
function headOfError(error: unknown): Head {
  const { status, data } = (error ?? {}) as { readonly status?: number; readonly data?: Partial<Rescued> | null }
  if (status === 200 && data?.head) return data.head
  return { title: `${titles[status ?? 500] ?? 'Stránku teď nejde načíst'} | ${shopName}`, robots: 'noindex' }
}

/** The head of the page that is shown: of the innermost route that makes one, or of the error in its place. */
export function headOf({ matches, loaderData, errors }: Shown, env: PageEnv): Head {
  const [error] = Object.values(errors ?? {})
  if (errors) return headOfError(error)
  for (const { route } of [...matches].reverse()) {
    const head = (route.handle as PageHandle | undefined)?.head
    if (head) return head(loaderData[route.id], env)
  }
  return fallback
}
