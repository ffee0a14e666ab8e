import type { ComponentType } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import type { GetEnv, Head, PageArgs, PageEnv } from './env.ts'
import { isLineLost, overLine } from './line.ts'
import { loadOrderStyles, orderStyles } from './order-styles.ts'

/**
 * The half of `src/pages/<name>/route.tsx` that shows. Each page types its own data; here, where all pages look alike,
 * that type is unknown.
 */
export interface PageView {
  // oxlint-disable-next-line typescript/no-explicit-any -- the head of a page is called with the data of that page only
  head: (data: any, env: PageEnv) => Head
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
}

/** The half that reads and writes; browsers load it when they first walk to another page. */
export interface PageData {
  readonly loader?: ((args: PageArgs, env: PageEnv) => Promise<unknown>) | undefined
  readonly action?: ((args: PageArgs, env: PageEnv) => Promise<unknown>) | undefined
}

/** Both halves, loaded apart so that a first page carries only what it shows. */
export interface PageParts {
  readonly view: () => Promise<PageView>
  readonly data?: (() => Promise<PageData>) | undefined
}

/** What a route carries beside React Router's own fields. */
export interface PageHandle {
  /** Module path as in the build's manifest, for preload links. */
  readonly module: string
  /** Whether the page is the same for everybody of a segment and may be kept. */
  readonly keep: boolean
  /** Query parameters the page looks at; others do not make it another page. */
  readonly query: readonly string[]
  /** Whether it looks at the state of a listing as well: filters, sort and pages, in whatever form they are written. */
  readonly listing: boolean
  /** The style sheet that the page needs beside that of the shop, by its path in the sources. */
  readonly styles?: string
  /** Loads both halves of the page, for a visitor who is about to go there. */
  readonly prefetch: () => Promise<unknown>
  /** Set when the view is loaded. */
  head?: PageView['head']
}

const argsOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): PageArgs => ({ request, params })

type Bound = (args: LoaderFunctionArgs) => Promise<unknown>

/** Binds the loader of the frame to the environment: what it reads may not hold up the page. */
export function frameLoader(data: () => Promise<PageData>, getEnv: GetEnv): Bound {
  return async (args) => {
    const env = getEnv(args)
    const { shop, around = shop } = env
    return (await (await data()).loader?.(argsOf(args), { ...env, shop: around })) ?? null
  }
}

/** Binds the loader of a page. What it throws is looked at once more: the path may have been given to another page. */
export function boundLoader(page: string, data: () => Promise<PageData>, getEnv: GetEnv, flag?: string): Bound {
  return async (args) => {
    const { loader } = await overLine(data)
    try {
      return await overLine(async () => {
        if (flag) await (await import('./must-be-on.ts')).mustBeOn(flag, getEnv(args))
        return (await loader?.(argsOf(args), getEnv(args))) ?? null
      })
    } catch (error) {
      // over a lost line nothing more can be asked
      if (isLineLost(error)) throw error
      const { rescue } = await overLine(() => import('./rescue.ts'))
      throw await rescue(error, page, argsOf(args), getEnv(args))
    }
  }
}

function boundAction(data: () => Promise<PageData>, getEnv: GetEnv, flag?: string) {
  return async (args: ActionFunctionArgs) => {
    const { action } = await overLine(data)
    if (flag) await (await import('./must-be-on.ts')).mustBeOn(flag, getEnv(args))
    if (!action) throw new Response(null, { status: 405 })
    return (await action(argsOf(args), getEnv(args))) ?? null
  }
}

/** One page: where it is, which module it is made of, and how the server may keep it. */
export interface PageEntry extends PageParts {
  readonly path: string
  /** Its folder in `src/pages`. */
  readonly name: string
  readonly keep?: boolean
  readonly query?: readonly string[]
  readonly listing?: boolean
  /** The feature flag of the page: while it is off, the page is a 404 (B6.09). */
  readonly flag?: string
  /** The feature flag of its action, if it differs from `flag`. */
  readonly actionFlag?: string
  /** Whether it stands alone, without the shop's header and footer. */
  readonly bare?: boolean
  /** Whether it needs the style sheet of cart, checkout and account. */
  readonly order?: boolean
}

/** A route whose modules are loaded when they are first needed. */
export function lazyPage(
  {
    name,
    keep = false,
    query = [],
    listing = false,
    order,
    flag,
    actionFlag = flag,
    ...parts
  }: Omit<PageEntry, 'path'>,
  getEnv: GetEnv,
): Pick<RouteObject, 'handle' | 'lazy' | 'loader' | 'action'> {
  const { data } = parts
  const view = order ? async () => (await Promise.all([parts.view(), loadOrderStyles()]))[0] : parts.view
  const prefetch = async () => Promise.all([view(), data?.()])
  const module = `src/pages/${name}/route.tsx`
  const handle: PageHandle = { module, keep, query, listing, ...(order && { styles: orderStyles }), prefetch }
  return {
    handle,
    ...(data && { loader: boundLoader(name, data, getEnv, flag), action: boundAction(data, getEnv, actionFlag) }),
    lazy: async () => {
      const { head, Component, shouldRevalidate } = await overLine(view)
      handle.head = head
      return { Component, ...(shouldRevalidate && { shouldRevalidate }) }
    },
  }
}
