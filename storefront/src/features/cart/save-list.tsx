import { useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router-dom'
import type { CartRefusal } from './commands/intent.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'

/** Saves the cart as a shopping list of the customer (C7.36); an error says why (C8.24). */
export function SaveList() {
  const posted = useActionData() as CartRefusal | undefined
  const busy = useNavigation().formData?.get('intent') === 'save-list'
  const refused = posted?.kind === 'save-list' && !busy ? posted : undefined
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(posted)
  useEffect(() => {
    if (known.current !== posted && posted?.kind === 'save-list') input.current?.focus()
    known.current = posted
  }, [posted])
  return (
    <details className="fold save-list" open={refused ? true : undefined}>
      <summary>Uložit jako nákupní seznam</summary>
      <Form method="post" action="/kosik" className="stack gap-1" preventScrollReset noValidate>
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
        <Button type="submit" busy={busy}>
          Uložit seznam
        </Button>
      </Form>
    </details>
  )
}
