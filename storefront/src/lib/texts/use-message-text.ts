import { connectionLost } from '#texts/lib/texts'
import type { ErrorSummary } from '@vanek/sdk/i18n'
import { useEffect, useState } from 'react'

/**
 * The text for an error or a code. An error names its field, unless it is shown at that field. The texts are loaded on
 * first use; undefined until then.
 */
export function useMessageText(
  what: ErrorSummary | string | undefined,
  { atField = false }: { readonly atField?: boolean } = {},
): string | undefined {
  const [message, setMessage] = useState<{ readonly what: unknown; readonly text: string }>()
  useEffect(() => {
    let isCurrent = true
    if (what !== undefined) {
      const show = (text: string) => isCurrent && setMessage({ what, text })
      import('./message-text.ts').then(
        ({ messageText, noticeText }) =>
          show(atField || typeof what === 'string' ? messageText(what) : noticeText(what)),
        // the texts do not load without a network
        () => show(connectionLost),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [what, atField])
  return message?.what === what ? message?.text : undefined
}
