/** The reading and writing half of a page's module: the same file a second time, of which only this half is built. */
declare module '*?data' {
  import type { PageData } from './page-module.ts'

  export const loader: PageData['loader']
  export const action: PageData['action']
}
