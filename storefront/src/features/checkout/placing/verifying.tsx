import * as texts from '#texts/features/checkout/placing'
import { detailsPath } from '#market/paths'
import type { CheckoutInputs } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { Form } from '../../../ui/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OwnedIntent } from './place.ts'
import type { Seen } from './seen.ts'

export interface VerifyingProps {
  /** The order to retry; null if only the tab has stored it. */
  readonly sent: OwnedIntent | null
  /** Typed input, and the data the form was rendered with, in case the order is rejected after all. */
  readonly inputs: CheckoutInputs | null
  readonly seen: Seen | null
}

const retryDelayMs = 3000
const maxAttempts = 5

/**
 * An order whose response was lost. This is not an error: the same order is sent again, automatically with scripts and
 * by the button without.
 */
export function Verifying({ sent, inputs, seen }: VerifyingProps) {
  const form = useRef<HTMLFormElement>(null)
  const attempts = useRef(0)
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!idle || attempts.current >= maxAttempts) return
    const timer = setTimeout(
      () => {
        attempts.current += 1
        form.current?.requestSubmit()
      },
      attempts.current === 0 ? 0 : retryDelayMs,
    )
    return () => clearTimeout(timer)
  }, [idle])

  return (
    <section className="verifying" aria-live="polite" aria-busy={!idle || undefined}>
      <Icon name="breeze" />
      <h1>{texts.title}</h1>
      <p>{texts.wait}</p>
      <p className="quiet">{texts.why}</p>
      <Form method="post" action={detailsPath} ref={form}>
        <input type="hidden" name="intent" value="resume" />
        {sent && (
          <>
            <input type="hidden" name="owner" value={sent.owner ?? ''} />
            <input type="hidden" name="intentKey" value={sent.intent.key} />
            <input type="hidden" name="placement" value={JSON.stringify(sent.intent.placement)} />
          </>
        )}
        {inputs && <input type="hidden" name="typed" value={JSON.stringify(inputs)} />}
        {seen && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
        <Button type="submit" tone="action" busy={!idle}>
          {texts.checkAgain}
        </Button>
      </Form>
      <Form method="post" action={detailsPath}>
        <input type="hidden" name="intent" value="abandon" />
        <Button type="submit" tone="plain">
          {texts.backToOrder}
        </Button>
      </Form>
    </section>
  )
}
