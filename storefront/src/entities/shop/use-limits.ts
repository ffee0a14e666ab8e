import { useNoticeActions } from '@vanek/react-hooks'
import { toast } from '@vanek/sdk/notices'
import type { AmountNotice } from '@vanek/sdk/product'
import { useCallback, useRef } from 'react'
import { useShell } from './use-shell.ts'

const selling = { disabled: false, text: null, cartTexts: [], limits: true, limitTexts: null }

/** Whether the shop sells now, and the text beside every cart; a page without a frame assumes that it sells. */
export const useSelling = () => useShell()?.settings.selling ?? selling

/**
 * The options of every amount field: whether it enforces the limits (B5.14), and the notices when it does (C5.45,
 * C5.46, C8.13), with texts from the settings if there are any (C8.14). Without scripts the back end enforces the same.
 *
 * @param about the variant, so that one notice says both its limit and that it was added
 */
export function useLimits(unit: string, commit: (amount: number) => void, about?: number) {
  const notices = useNoticeActions()
  const { limits: limitNotifications, limitTexts } = useSelling()
  const last = useRef('')
  const onNotice = useCallback(
    ({ code, limit }: AmountNotice) => {
      const own: Partial<Record<AmountNotice['code'], string | null>> = limitTexts ?? {}
      void import('../../lib/texts/limit-notice.ts').then(({ limitNotice }) => {
        // two limits of one amount would contradict each other
        notices.dismiss(last.current)
        const notice = limitNotice({ code, limit, unit, text: own[code] ?? null })
        last.current = toast(notices, about === undefined ? notice : { ...notice, about })
      })
    },
    [notices, unit, limitTexts, about],
  )
  const onCommit = (amount: number) => {
    // it was about another amount
    notices.dismiss(last.current)
    commit(amount)
  }
  return { limitNotifications, onNotice, onCommit }
}
