import type { Notice, NoticeStore } from '@vanek/sdk/notices'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** Actions of the notices. */
export type NoticeActions = Pick<NoticeStore, 'show' | 'dismiss' | 'pause' | 'resume'>

/** The notices, and their actions. */
export interface UseNoticesResult extends NoticeActions {
  /** The notices on the screen, the oldest first. */
  readonly notices: readonly Notice[]
}

const all = (notices: readonly Notice[]) => notices

/**
 * The actions of the notices. A stable object, so the hook never rerenders.
 *
 * @returns The methods of the notice store.
 * @example
 * ```tsx
 * const { show } = useNoticeActions()
 * return <button onClick={() => show({ kind: 'info', text: 'Copied' })}>Copy</button>
 * ```
 */
export const useNoticeActions = (): NoticeActions => useBinding().notices

/**
 * The notices on the screen, and their actions. There are none on the server and while the page hydrates.
 *
 * @returns The notices, oldest first, and the methods of the store.
 * @example
 * ```tsx
 * const { notices, dismiss } = useNotices()
 * return notices.map(({ id, text }) => <p key={id} role="status" onClick={() => dismiss(id)}>{text}</p>)
 * ```
 */
export function useNotices(): UseNoticesResult {
  const { show, dismiss, pause, resume } = useNoticeActions()
  return { notices: useStore(useBinding().notices, all), show, dismiss, pause, resume }
}
