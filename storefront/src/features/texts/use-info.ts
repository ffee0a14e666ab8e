import { useNoticeActions } from '@vanek/react-hooks'
import { toast } from '@vanek/sdk/notices'
import { useCallback } from 'react'

/** Shows the sentence of a code as a toast, once the sentences have come. */
export function useInfo(): (code: string) => void {
  const notices = useNoticeActions()
  return useCallback(
    (code) => void import('./say.ts').then(({ say }) => toast(notices, { kind: 'info', code, text: say(code) })),
    [notices],
  )
}
