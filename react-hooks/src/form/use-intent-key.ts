import { newId } from '@vanek/sdk'
import type { StoragePort } from '@vanek/sdk/storage'
import { useRef } from 'react'

/**
 * An idempotency key that stays the same for the same content until it is reset, so that a repeated submit has no
 * further effect. It is lost with the page, unless a port stores it.
 */
export function useIntentKey(port?: StoragePort): {
  readonly keyFor: (content: unknown) => string
  readonly forget: () => void
} {
  const memory = useRef<string | null>(null)
  const write = (text: string | null) => {
    memory.current = text
    port?.write(text)
  }
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      const kept = port?.read() ?? memory.current ?? ''
      const [key = ''] = kept.split(' ', 1)
      if (kept === `${key} ${text}`) return key
      const made = newId()
      write(`${made} ${text}`)
      return made
    },
    forget: () => write(null),
  }
}
