import type { ErrorSummary } from '@vanek/sdk/i18n'
import { useEffect, useState } from 'react'

/** The text for an error or a code. The texts are loaded on first use; undefined until then. */
export function useSentence(what: ErrorSummary | string | undefined): string | undefined {
  const [said, setSaid] = useState<{ readonly what: unknown; readonly sentence: string }>()
  useEffect(() => {
    let wanted = true
    if (what !== undefined) {
      void import('./say.ts').then(({ say }) => wanted && setSaid({ what, sentence: say(what) }))
    }
    return () => {
      wanted = false
    }
  }, [what])
  return said?.what === what ? said?.sentence : undefined
}
