import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { isLineLost, overLine } from '../../lib/browser/line.ts'
import { type AnyPage, isIndexed, type PageView } from '../../lib/page/define-page.ts'
import type { PathPatterns } from './alternates.ts'
import type { PlacedPage } from './pages.ts'
import type { GetEnv, PageArgs, PageEnv } from '../../lib/page/env.ts'
import { type Sheet, withSheets } from '../../lib/page/sheets.ts'

/** The handle of a route. */
export interface PageHandle {
  readonly name: string
  /** Its path in each market, as patterns. */
  readonly paths: PathPatterns
  /** Whether the page is the same for everybody of a segment and may be cached. */
  readonly keep: boolean
  /** Whether search engines may show it. */
  readonly index: boolean
  /** Query parameters that the page reads; the cache ignores others. */
  readonly query: readonly string[]
  /** Whether it also reads the state of a listing: filters, sort and pages, in any notation. */
  readonly listing: boolean
  /** Style sheets that the page needs besides that of the frame. */
  readonly sheets: readonly Sheet[]
  /** Loads both modules of the page, for a visitor who is about to open it. */
  readonly prefetch: () => Promise<unknown>
  /** Set when the view is loaded. */
  head?: PageView['head']
}

/** A page without its path. */
type Unplaced = Omit<AnyPage, 'path'> & { readonly name: string; readonly paths: PathPatterns }

const argsOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): PageArgs => ({ request, params })

type Bound = (args: LoaderFunctionArgs) => Promise<unknown>

/** Binds the loader of the frame to the environment. A failure of it does not fail the page. */
export function frameLoader(getEnv: GetEnv, pages: readonly PlacedPage[]): Bound {
  return async (args) => {
    const env = getEnv(args)
    const { shop, around = shop } = env
    return (await import('../../entities/shop/load-shell.ts')).loadShell({ ...env, shop: around }, pages)
  }
}

async function mustBeOffered(page: Unplaced, flag: string | undefined, env: PageEnv): Promise<void> {
  if (flag || page.capability || page.audience === 'customer')
    await (await import('../../lib/page/must-be-on.ts')).mustBeOffered(page, flag, env)
}

/** Binds the loader of a page. An error is checked for a rewrite or a redirect of the path, see `rescue.ts`. */
function boundLoader(page: Unplaced, getEnv: GetEnv): Bound {
  return async (args) => {
    const loader = (await overLine(async () => page.data?.()))?.loader
    try {
      return await overLine(async () => {
        await mustBeOffered(page, page.flag, getEnv(args))
        return (await loader?.(argsOf(args), getEnv(args))) ?? null
      })
    } catch (error) {
      // offline the rewrite cannot be looked up
      if (isLineLost(error)) throw error
      const { rescue } = await overLine(() => import('./rescue.ts'))
      throw await rescue(error, page.name, argsOf(args), getEnv(args))
    }
  }
}

function boundAction(page: Unplaced, getEnv: GetEnv) {
  return async (args: ActionFunctionArgs) => {
    const action = (await overLine(async () => page.data?.()))?.action
    await mustBeOffered(page, page.formFlag ?? page.flag, getEnv(args))
    if (!action) throw new Response(null, { status: 405 })
    return (await action(argsOf(args), getEnv(args))) ?? null
  }
}

/** What only the server reads of a handle; browsers do without, because every page loads the handles of all. */
const forServer: (page: Unplaced, own: Pick<PageHandle, 'keep' | 'sheets'>) => Omit<PageHandle, 'name' | 'prefetch'> =
  import.meta.env.SSR
    ? (page, own) => {
        const { paths, query = [], listing = false } = page
        return { paths, query, listing, index: isIndexed(page), ...own }
      }
    : (_page, own) => own as PageHandle

/** A route that loads its modules lazily. */
export function lazyPage(page: Unplaced, getEnv: GetEnv): Pick<RouteObject, 'handle' | 'lazy' | 'loader' | 'action'> {
  const { name, data } = page
  const keep = page.audience === 'everyone'
  const { sheets = keep ? [] : ['account'] } = page
  const view = async () => withSheets(page.view(), ...sheets)
  const handle: PageHandle = {
    name,
    prefetch: async () => Promise.all([view(), data?.()]),
    ...forServer(page, { keep, sheets }),
  }
  return {
    handle,
    loader: boundLoader(page, getEnv),
    action: boundAction(page, getEnv),
    lazy: async () => {
      const { head, Component, shouldRevalidate } = await overLine(view)
      handle.head = head
      return { Component, ...(shouldRevalidate && { shouldRevalidate }) }
    },
  }
}
