import { type ComponentProps, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form, type FormProps } from '../../ui/link.tsx'

export interface PlainSearchProps extends Pick<
  FormProps,
  'className' | 'onSubmit' | 'preventScrollReset' | 'children'
> {
  /** Name of the landmark. */
  readonly title: string
  readonly label: string
  /** The current query, from the URL of the page. */
  readonly query: string
  readonly button: string
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'name' | 'placeholder' | 'required' | 'autoComplete' | 'enterKeyHint'
  >
}

/** A search form that works without scripts: it puts the query into the URL of the page. */
export function PlainSearch({ title, label, query, button, inputProps, children, ...form }: PlainSearchProps) {
  const field = useId()
  return (
    <search aria-label={title}>
      <Form {...form}>
        <label className="field-label" htmlFor={field}>
          {label}
        </label>
        <input
          className="input"
          type="search"
          id={field}
          defaultValue={query}
          key={query}
          maxLength={100}
          {...inputProps}
        />
        <Button type="submit">{button}</Button>
        {children}
      </Form>
    </search>
  )
}
