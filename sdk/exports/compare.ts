export { mostCompared } from '../src/compare/rules.ts'
export { storagePort, type StorageLike } from '../src/compare/storage-port.ts'
export { createCompareStore } from '../src/compare/store.ts'
export type { CompareChange, CompareState, CompareStore, TextPort } from '../src/compare/types.ts'
