import type { ComponentPropsWithRef } from 'react'
import { useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop with query and hash, a whole address, or another query of the page on the screen. */
  readonly to: string | { readonly search: string; readonly hash?: string }
  /** Whether Back leads past the page with the link. */
  readonly replace?: boolean
  /** Whether the place on the screen stays, as for a filter. */
  readonly preventScrollReset?: boolean
  /** What the page finds as the state of its location; goes as JSON. */
  readonly state?: unknown
  /** Whether the browser loads the page as a new document, as for a file. */
  readonly reloadDocument?: boolean
}

/**
 * A link. It is no more than an `a` with a mark: one listener for the whole page leads along all of them without loading
 * a new document (`follow-links.ts`), so that a link costs nothing to hydrate and works in parts that are not hydrated yet.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, state, ...rest }: LinkProps) {
  const marks = {
    'data-link': reloadDocument ? undefined : `${replace ? 'replace ' : ''}${preventScrollReset ? 'stay' : ''}`,
    'data-state': state === undefined ? undefined : JSON.stringify(state),
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the rest
  return typeof to === 'string' ? <a {...rest} href={to} {...marks} /> : <Here {...rest} to={to} {...marks} />
}

interface HereProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: Exclude<LinkProps['to'], string>
}

function Here({ to, ...rest }: HereProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the rest
  return <a {...rest} href={useLocation().pathname + to.search + (to.hash ?? '')} />
}
