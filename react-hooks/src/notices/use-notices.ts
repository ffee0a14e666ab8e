import type { Notice, NoticeStore } from '@vanek/sdk/notices'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** The verbs of the notices. */
export type NoticeActions = Pick<NoticeStore, 'show' | 'dismiss' | 'hold' | 'release'>

/** The notices on the screen, oldest first, with their verbs. */
export interface Notices extends NoticeActions {
  readonly notices: readonly Notice[]
}

const all = (notices: readonly Notice[]) => notices

/**
 * The verbs alone: the same object for the life of the provider's store; never renders again.
 *
 * ```tsx
 * const { show } = useNoticeActions()
 * return <button onClick={() => show({ kind: 'info', text: 'Zkopírováno' })}>Kopírovat</button>
 * ```
 */
export const useNoticeActions = (): NoticeActions => useBinding().notices

/**
 * The notices on the screen and their verbs. None while the server renders and the page hydrates.
 *
 * ```tsx
 * const { notices, dismiss } = useNotices()
 * return notices.map(({ id, text }) => <p key={id} role="status" onClick={() => dismiss(id)}>{text}</p>)
 * ```
 */
export function useNotices(): Notices {
  const { show, dismiss, hold, release } = useNoticeActions()
  return { notices: useStore(useBinding().notices, all), show, dismiss, hold, release }
}
