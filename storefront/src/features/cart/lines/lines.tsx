import * as texts from '#texts/features/cart/lines'
import { cartPath } from '#market/paths'
import type { Cart, CartItem } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useActionData, useNavigation } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/link.tsx'
import type { CartRefusal } from '../commands/intent.ts'
import { Line } from './line.tsx'
import type { Removal } from './line-parts.tsx'

/** Empties the cart at once, without a confirmation, since it can be undone. */
export function ClearCart({ onClear }: { readonly onClear: () => void }) {
  return (
    <form
      method="post"
      action={cartPath}
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <Button type="submit" tone="plain">
        {texts.clearCart}
      </Button>
    </form>
  )
}

/**
 * Lines whose products the shop no longer has, for a browser without scripts; with scripts the cart's store removes and
 * reports each (C4.37).
 */
export function LostLines({ lines }: { readonly lines: readonly CartItem[] }) {
  return (
    <noscript>
      <form method="post" action={cartPath} className="notice is-danger">
        <input type="hidden" name="intent" value="tidy" />
        <div className="row spread">
          <span>
            {lines.map(({ id, name }) => name && <strong key={id}>{name} </strong>)}
            {basicMessages.line_removed}
          </span>
          <Button type="submit">{texts.understood}</Button>
        </div>
      </form>
    </noscript>
  )
}

/** The lines of the cart. Each hydrates on its own, the touched one first: a press waits for one line, not for a hundred. */
export function Lines({
  items,
  refused,
  onRemove,
}: {
  readonly items: Cart['items']
  readonly refused: CartRefusal | undefined
  readonly onRemove: Removal['remove']
}) {
  return (
    <ul className="lines">
      {items.map((item) => (
        <Suspense key={item.id}>
          <Line item={item} refused={refused?.itemId === item.id ? refused.text : undefined} onRemove={onRemove} />
        </Suspense>
      ))}
    </ul>
  )
}

/** Saves the cart as a shopping list of the customer (C7.36); an error shows why (C8.24). */
export function SaveList() {
  const posted = useActionData() as CartRefusal | undefined
  const busy = useNavigation().formData?.get('intent') === 'save-list'
  const refused = posted?.kind === 'save-list' && !busy ? posted : undefined
  // stays open while it is sent again
  const [wasRefused, setRefused] = useState(false)
  if (refused && !wasRefused) setRefused(true)
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(posted)
  useEffect(() => {
    if (known.current !== posted && posted?.kind === 'save-list') input.current?.focus()
    known.current = posted
  }, [posted])
  return (
    <details className="fold save-list" open={wasRefused ? true : undefined}>
      <summary>{texts.saveAsList}</summary>
      <Form method="post" action={cartPath} className="stack gap-1" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save-list" />
        <Field id="list-name" label={texts.listName} required error={refused?.text}>
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
          {texts.saveList}
        </Button>
      </Form>
    </details>
  )
}
