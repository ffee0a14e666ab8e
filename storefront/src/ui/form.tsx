import type { ComponentPropsWithRef } from 'react'

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'encType'> {
  /** Where it is sent; to the page on the screen when it says nothing. */
  readonly action?: string
  readonly method?: 'get' | 'post'
  /** Whether the place on the screen stays. */
  readonly preventScrollReset?: boolean
}

/**
 * A form. It is no more than a `form` with a mark: one listener for the whole page sends all of them without loading a new
 * document (`follow-forms.ts`). Until that is there the browser sends them by itself.
 */
export const Form = ({ preventScrollReset, ...rest }: FormProps) => (
  <form {...rest} data-form={preventScrollReset ? 'stay' : ''} />
)
