/**
 * Notices to the shopper: a store of them, and flash messages for the next page.
 *
 * @example
 * ```ts
 * const notices = createNoticeStore()
 * toast(notices, { kind: 'success', text: 'Added' })
 * ```
 * @module
 */
export { errorNotice } from '../src/notices/error-notice.ts'
export { createFlashMessages, type FlashMessages } from '../src/notices/flashes.ts'
export { createNoticeStore } from '../src/notices/store.ts'
export { toast } from '../src/notices/toast.ts'
export type { Notice, NoticeInput, NoticePort, NoticeStore } from '../src/notices/types.ts'
