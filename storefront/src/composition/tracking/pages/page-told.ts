import type { TrackingSettings } from '@vanek/sdk/settings'
import type { DisplayedList, TrackedItem, TrackingEvent } from '@vanek/sdk/tracking'
import type { ShellData } from '../../../entities/shop/load-shell.ts'

/** What a page reports when it is shown. */
export interface PageTold {
  readonly lists?: readonly DisplayedList[]
  readonly events?: readonly (TrackingEvent | null)[]
  /** More products of the page that can be added to the cart or to favourites. */
  readonly items?: readonly TrackedItem[]
}

/** Context of a page's data. */
export interface PageAround<T> {
  readonly shell: ShellData | undefined
  readonly settings: TrackingSettings
  readonly location: { readonly search: string; readonly state: unknown }
  /** Data of the previous page, if it is of the same kind. */
  readonly before: T | undefined
}

/** Reads tracking events and lists from the data of a page. */
export type TellPage<T> = (data: T, around: PageAround<T>) => PageTold
