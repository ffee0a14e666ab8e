import { useNoticeActions } from '@vanek/react-hooks'
import { useCallback } from 'react'

/** Shows the sentence of a code as an info notice, once the sentences have come. */
export function useInfo(): (code: string) => void {
  const { show } = useNoticeActions()
  return useCallback(
    (code) => void import('./say.ts').then(({ say }) => show({ kind: 'info', code, text: say(code) })),
    [show],
  )
}
