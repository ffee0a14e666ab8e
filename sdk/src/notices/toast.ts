import type { NoticeInput, NoticePort } from './types.ts'

/** How long a toast stays. */
export const toastMs = 3000

/**
 * Shows a short confirmation, for 3 s by default.
 *
 * @param port - Where to show it, usually the notice store.
 * @param input - The notice; its `durationMs` replaces the 3000 ms.
 * @returns Id of the notice.
 * @example
 * ```ts
 * toast(notices, { kind: 'success', text: 'Added' })
 * ```
 */
export const toast = (port: NoticePort, input: NoticeInput): string => port.show({ durationMs: toastMs, ...input })
