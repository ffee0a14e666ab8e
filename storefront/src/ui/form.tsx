import type { ComponentPropsWithRef } from 'react'
import { useLocation } from 'react-router-dom'

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'encType' | 'target'> {
  /** Where it is sent; to the page on the screen when it says nothing. */
  readonly action?: string
  readonly method?: 'get' | 'post'
  /** Whether the place on the screen stays. */
  readonly preventScrollReset?: boolean
}

/**
 * A form. It is no more than a `form` with a mark: one listener for the whole page sends all of them without loading a new
 * document (`follow-forms.ts`). Until pages are shown the browser sends them by itself.
 */
export function Form({ preventScrollReset, action, ...rest }: FormProps) {
  // named, since a browser would otherwise send it to the address with its hash, and carry that on to the next page
  const { pathname, search } = useLocation()
  return <form {...rest} action={action ?? pathname + search} data-form={preventScrollReset ? 'stay' : ''} />
}
