import { pages } from '../../src/composition/routing/pages.ts'

/** Every page whose address has no part of its own; a new page is among them at once. */
export const everyPath: readonly string[] = pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
