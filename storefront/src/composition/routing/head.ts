import * as texts from '#texts/composition/routing'
import { market } from '#market/market'
import { imageUrl } from '@vanek/sdk/images'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { alternatesOf } from './alternates.ts'
import type { PageHandle } from './page-module.ts'
import { shareStyle } from '../../lib/page/meta-head.ts'
import type { Rescued } from './rescue.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'

interface Match {
  readonly route: { readonly id: string; readonly handle?: unknown }
}

/** The router's state for the current page; the static handler's context fits too. */
export interface Shown {
  readonly matches: readonly Match[]
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, unknown>> | null
  readonly actionData?: unknown
}

const fallback: Head = { title: texts.fallbackTitle }

const titles: Readonly<Record<number, string>> = {
  403: texts.forbiddenTitle,
  404: texts.notFoundTitle,
}

/** The head of an error screen, or of the text page that editors assigned to the path (B2.59). */
function headOfError(error: unknown): Head {
  const { status, data } = (error ?? {}) as { readonly status?: number; readonly data?: Partial<Rescued> | null }
  if (status === 200 && data?.head) return data.head
  return { title: titles[status ?? 500] ?? texts.failedTitle, robots: 'noindex' }
}

function ownHead({ matches, loaderData, errors }: Shown, env: PageEnv): Head {
  const [error] = Object.values(errors ?? {})
  if (errors) return headOfError(error)
  for (const { route } of [...matches].reverse()) {
    const { head, index } = (route.handle as PageHandle | undefined) ?? {}
    if (head) return { ...(!index && { robots: 'noindex' }), ...head(loaderData[route.id], env) }
  }
  return fallback
}

/** The same page in each market, for pages that search engines may show. */
function alternatesIn(
  { matches, errors }: Shown,
  { robots, canonical, params }: Omit<Head, 'title'>,
  { origins = {} }: PageEnv,
): NonNullable<Head['alternates']> {
  const { paths } = (matches.at(-1)?.route.handle as PageHandle | undefined) ?? {}
  if (!paths || errors || robots?.includes('noindex') || canonical?.includes('?')) return []
  return alternatesOf(paths, origins, params)
}

/** The canonical URL of an indexed page whose path has no parameters; other pages set it in their head. */
function ownCanonical({ matches, errors }: Shown, { robots }: Omit<Head, 'title'>, { origin }: PageEnv): Partial<Head> {
  const { paths, index } = (matches.at(-1)?.route.handle as PageHandle | undefined) ?? {}
  const path = paths?.[market.locale]
  return errors || robots?.includes('noindex') || !index || !path || /[:*]/.test(path)
    ? {}
    : { canonical: origin + path }
}

/**
 * The head of the current page: from the innermost route that has one, or from the error shown in its place. The shop's
 * settings fill in what is missing: the name after the title, a description, a picture (B3.52). If they cannot be read,
 * only the title remains.
 */
export function headOf(shown: Shown, env: PageEnv): Head {
  const { meta, settings } = (shown.loaderData['root'] as ShellData | undefined) ?? {}
  const shopName = meta?.title ?? ''
  const { title, whole = false, ...head } = ownHead(shown, { ...env, shopName, lacks: settings?.lacks })
  const named = whole || !shopName ? title : `${title} | ${shopName}`
  if (!import.meta.env.SSR) return { title: named }
  const { refreshSeconds, ...tags } = head
  return {
    ...(meta?.description && { description: meta.description }),
    ...(meta?.share_image && { image: env.origin + imageUrl('/cdn', meta.share_image, shareStyle) }),
    ...ownCanonical(shown, head, env),
    ...tags,
    // a refresh would remove the answer to a form
    ...(refreshSeconds !== undefined && !shown.actionData && { refreshSeconds }),
    alternates: alternatesIn(shown, head, env),
    title: named,
    siteName: shopName,
  }
}
