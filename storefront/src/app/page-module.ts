import type { ComponentType } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import type { GetEnv, Head, PageArgs, PageEnv } from './env.ts'

/**
 * What `src/pages/<name>/route.tsx` exports. Each page types its own data; here, where all pages look alike, that
 * type is unknown and the functions are written as methods so that theirs fit.
 */
export interface PageModule {
  loader?(args: PageArgs, env: PageEnv): Promise<unknown>
  action?(args: PageArgs, env: PageEnv): Promise<unknown>
  // eslint-disable-next-line typescript/no-explicit-any -- the head of one page is called with the data of that page only
  head?(data: any, env: PageEnv): Head
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
}

/** What a route carries beside React Router's own fields. */
export interface PageHandle {
  /** Module path as in the build's manifest, for preload links. */
  readonly module: string
  /** Whether the page is the same for everybody of a segment and may be kept. */
  readonly keep: boolean
  /** Query parameters the page looks at; others do not make it another page. */
  readonly query: readonly string[]
  /** Set when the module is loaded. */
  head?: PageModule['head']
}

type LazyRoute = Pick<RouteObject, 'handle' | 'lazy'> & { handle: PageHandle }

const argsOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): PageArgs => ({ request, params })

/** Binds a page's functions to the environment. */
export function boundPage(page: PageModule, getEnv: GetEnv) {
  const { loader, action, shouldRevalidate, Component } = page
  return {
    Component,
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(loader && { loader: async (args: LoaderFunctionArgs) => loader(argsOf(args), getEnv(args)) }),
    ...(action && { action: async (args: ActionFunctionArgs) => action(argsOf(args), getEnv(args)) }),
  }
}

/** A route whose module is loaded when it is first needed. */
export function lazyPage(
  options: { readonly module: string; readonly keep?: boolean; readonly query?: readonly string[] },
  load: () => Promise<PageModule>,
  getEnv: GetEnv,
): LazyRoute {
  const handle: PageHandle = { module: options.module, keep: options.keep ?? false, query: options.query ?? [] }
  return {
    handle,
    lazy: async () => {
      const page = await load()
      handle.head = page.head
      return boundPage(page, getEnv)
    },
  }
}
