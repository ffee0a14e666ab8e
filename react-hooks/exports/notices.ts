/**
 * Notices to the shopper.
 *
 * @module
 */
export { type NoticeActions, type UseNoticesResult, useNoticeActions, useNotices } from '../src/notices/use-notices.ts'
