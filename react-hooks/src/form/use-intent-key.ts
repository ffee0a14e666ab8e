import { newId } from '@vanek/sdk'
import { memoryStorage, type StoragePort } from '@vanek/sdk/storage'
import { useState } from 'react'

/**
 * An idempotency key that stays the same for the same content until it is reset, so that a repeated submit has no
 * further effect. It is lost with the page, unless a port stores it.
 */
export function useIntentKey(port?: StoragePort): {
  readonly keyFor: (content: unknown) => string
  readonly forget: () => void
} {
  const [memory] = useState(() => memoryStorage())
  const stored = port ?? memory
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      const kept = stored.read() ?? ''
      const [key = ''] = kept.split(' ', 1)
      if (kept === `${key} ${text}`) return key
      const made = newId()
      stored.write(`${made} ${text}`)
      return made
    },
    forget: () => stored.write(null),
  }
}
