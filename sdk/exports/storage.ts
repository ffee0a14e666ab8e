/**
 * Storage for small texts that outlive the page, and a replacement in memory for tests.
 *
 * @example
 * ```ts
 * const port = storagePort(() => localStorage, 'compare')
 * ```
 * @module
 */
export { memoryText, type StorageLike, storagePort, type TextPort } from '../src/kernel/text-port.ts'
