/** Small texts that outlive the page: what stores keep in a storage of the browser, and how tests do without one. */
export { memoryText, type StorageLike, storagePort, type TextPort } from '../src/kernel/text-port.ts'
