import { useId } from 'react'
import { Form } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'

/** Asks for questions that say something; a plain form. */
export function QuestionSearch({ query }: { readonly query: string }) {
  const field = useId()
  return (
    <search aria-label="Hledání v dotazech">
      <Form className="question-search">
        <label className="field-label" htmlFor={field}>
          Co vás zajímá?
        </label>
        <input
          className="input"
          type="search"
          id={field}
          name="q"
          defaultValue={query}
          key={query}
          maxLength={100}
          autoComplete="off"
          placeholder="Třeba vrácení nebo hlučnost"
        />
        <Button type="submit">Hledat</Button>
      </Form>
    </search>
  )
}
