/**
 * Notices to the shopper.
 *
 * @module
 */
export { type NoticeActions, type Notices, useNoticeActions, useNotices } from '../src/notices/use-notices.ts'
