import { newId } from '@vanek/sdk'
import { useRef } from 'react'

/**
 * An idempotency key that stays the same for the same content until it is reset, so that a repeated submit has no
 * further effect.
 */
export function useIntentKey(): { readonly keyFor: (content: unknown) => string; readonly forget: () => void } {
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      if (intent.current?.content !== text) intent.current = { key: newId(), content: text }
      return intent.current.key
    },
    forget() {
      intent.current = null
    },
  }
}
