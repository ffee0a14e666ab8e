import { storagePort } from '@vanek/sdk/compare'
import { createVisitorStore, type VisitorStore } from '@vanek/sdk/session'
import { visitorKey } from './visitor-key.ts'

/** What this browser remembers of its visitor; loaded late, because no page is drawn with it (B4.30). */
export const makeVisitor = (): VisitorStore => createVisitorStore({ port: storagePort(() => localStorage, visitorKey) })
