/**
 * Storage for small texts that outlive the page, and a replacement in memory for tests.
 *
 * @example
 * ```ts
 * const port = storagePort(() => localStorage, 'compare')
 * ```
 * @module
 */
export { memoryStorage, storagePort, type StoragePort } from '../src/kernel/text-port.ts'
