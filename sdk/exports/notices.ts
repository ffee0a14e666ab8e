export { createNoticeStore } from '../src/notices/store.ts'
export type { Notice, NoticeInput, NoticeKind, NoticePort, NoticeStore } from '../src/notices/types.ts'
