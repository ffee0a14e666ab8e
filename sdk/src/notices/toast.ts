import type { NoticeInput, NoticePort } from './types.ts'

/** How long a toast stays. */
export const toastMs = 3000

/**
 * Shows a short confirmation of what was just done; it stays 3 s unless told. Answers its id.
 *
 *     toast(notices, { kind: 'success', text: 'Added' })
 */
export const toast = (port: NoticePort, input: NoticeInput): string => port.show({ durationMs: toastMs, ...input })
