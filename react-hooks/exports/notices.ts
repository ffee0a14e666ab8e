/** Short messages to the shopper. */
export { type NoticeActions, type Notices, useNoticeActions, useNotices } from '../src/notices/use-notices.ts'
