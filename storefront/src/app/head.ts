import type { Head, PageEnv } from './env.ts'
import type { PageHandle } from './page-module.ts'

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

/** The head of the page that is shown: of the innermost route that makes one, or of the error in its place. */
export function headOf({ matches, loaderData, errors }: Shown, env: PageEnv): Head {
  if (errors) {
    const refused = Object.values(errors).some((error) => (error as { status?: number } | null)?.status === 403)
    return { title: `Stránka ${refused ? 'není pro každého' : 'nebyla nalezena'} | ${shopName}`, robots: 'noindex' }
  }
  for (const { route } of [...matches].reverse()) {
    const head = (route.handle as PageHandle | undefined)?.head
    if (head) return head(loaderData[route.id], env)
  }
  return fallback
}
