import { pages } from '../../src/composition/routing/pages.ts'

/** Every page without path parameters; includes new pages automatically. */
export const everyPath: readonly string[] = pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
