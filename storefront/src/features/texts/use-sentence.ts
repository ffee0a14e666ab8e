import type { SayableError } from '@vanek/sdk/i18n'
import { useEffect, useState } from 'react'

/** The sentence for an error or a code, once the sentences have come; they are loaded when one is needed. */
export function useSentence(what: SayableError | string | undefined): string | undefined {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    let wanted = true
    setSentence(undefined)
    if (what !== undefined) void import('./say.ts').then(({ say }) => wanted && setSentence(say(what)))
    return () => {
      wanted = false
    }
  }, [what])
  return sentence
}
