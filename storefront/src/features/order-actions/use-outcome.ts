import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { focusOn } from '../../lib/browser/scroll-to-anchor.ts'
import { actionIntents } from './intents.ts'

const told: readonly unknown[] = [actionIntents.change, actionIntents.cancel]

/**
 * Leads to what came of a form of an order: it is told at the top of the page, and the button that was pressed is gone. Why
 * it was refused is told beside the form.
 */
export function useOutcome(refused: string | null | undefined): void {
  const { state, formData } = useNavigation()
  const intent = formData?.get('intent')
  const wasSent = useRef(false)
  useEffect(() => {
    if (told.includes(intent)) wasSent.current = true
    if (state !== 'idle' || !wasSent.current) return
    wasSent.current = false
    const notice = refused ? null : document.querySelector<HTMLElement>('main .notice')
    if (!notice) return
    focusOn(notice)
    notice.scrollIntoView({ block: 'nearest' })
  }, [intent, state, refused])
}
