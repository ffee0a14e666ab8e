import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router-dom'
import type { CartRefusal } from './commands/intent.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** Keeps what is in the cart as a shopping list of the customer (C7.36); a refusal says why (C8.24). */
export function SaveList() {
  const fetcher = useFetcher<CartRefusal>()
  const posted = useActionData() as CartRefusal | undefined
  const answer = fetcher.data ?? posted
  const refused = answer?.kind === 'save-list' && fetcher.state === 'idle' ? answer : undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fetcher.data?.kind === 'save-list') input.current?.focus()
  }, [fetcher.data])
  return (
    <details className="fold save-list" open={refused ? true : undefined}>
      <summary>Uložit jako nákupní seznam</summary>
      <fetcher.Form method="post" action="/kosik" className="stack gap-1" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save-list" />
        <Field id="list-name" label="Název seznamu" required error={refused?.text}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              name="name"
              defaultValue={refused?.typed}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Uložit seznam
        </Button>
      </fetcher.Form>
    </details>
  )
}
