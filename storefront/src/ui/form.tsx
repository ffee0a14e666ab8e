import type { ComponentPropsWithRef } from 'react'
import { useLocation } from 'react-router-dom'

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
