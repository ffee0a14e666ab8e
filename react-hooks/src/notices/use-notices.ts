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

/** The verbs alone: the same object for the life of the provider's store; never renders again. */
export const useNoticeActions = (): NoticeActions => useBinding().notices

/** The notices on the screen and their verbs. None while the server renders and the page hydrates. */
export function useNotices(): Notices {
  const { show, dismiss, hold, release } = useNoticeActions()
  return { notices: useStore(useBinding().notices, all), show, dismiss, hold, release }
}
