import type { ComponentPropsWithRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isOffPage, useOffPages } from './off-pages.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop with query and hash, an absolute URL, or another query of the current page. */
  readonly to: string | { readonly search: string; readonly hash?: string }
  /** Whether it replaces the history entry. */
  readonly replace?: boolean
  /** Whether the scroll position stays, as for a filter. */
  readonly preventScrollReset?: boolean
  /** Location state, serialized as JSON. */
  readonly state?: unknown
  /** Whether it is a full page load, as for a file. */
  readonly reloadDocument?: boolean
}

/**
 * A link. It is only an `a` with a mark: one listener for the whole page follows all of them without loading a new
 * document (`links-and-forms.ts`), so that a link costs nothing to hydrate and works in parts that are not hydrated yet.
 * To a page that the shop does not have, a button or an entry is nothing; a link in a sentence, which has no class, is its
 * words.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, state, ...rest }: LinkProps) {
  const marks = {
    'data-link': reloadDocument ? undefined : `${replace ? 'replace ' : ''}${preventScrollReset ? 'stay' : ''}`,
    'data-state': state === undefined ? undefined : JSON.stringify(state),
  }
  const off = useOffPages()
  if (typeof to === 'string' && isOffPage(off, to)) return rest.className ? null : rest.children
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the rest
  return typeof to === 'string' ? <a {...marks} {...rest} href={to} /> : <Here {...marks} {...rest} to={to} />
}

interface HereProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: Exclude<LinkProps['to'], string>
}

function Here({ to, ...rest }: HereProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the rest
  return <a {...rest} href={useLocation().pathname + to.search + (to.hash ?? '')} />
}

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'encType' | 'target'> {
  /** Action of the form. Defaults to the current page. */
  readonly action?: string
  readonly method?: 'get' | 'post'
  /** Whether the scroll position stays. */
  readonly preventScrollReset?: boolean
}

/**
 * A form. It is only a `form` with a mark: one listener for the whole page sends all of them without loading a new
 * document (`links-and-forms.ts`). Before hydration the browser sends them.
 */
export function Form({ preventScrollReset, action, ...rest }: FormProps) {
  // explicit, since a browser would otherwise include the hash of the URL and add it to the next page
  const { pathname, search } = useLocation()
  return <form {...rest} action={action ?? pathname + search} data-form={preventScrollReset ? 'stay' : ''} />
}
