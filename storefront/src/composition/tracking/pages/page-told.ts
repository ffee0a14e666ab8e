import type { TrackingSettings } from '@vanek/sdk/settings'
import type { ShownList, TrackedItem, TrackingEvent } from '@vanek/sdk/tracking'
import type { ShellData } from '../../../entities/shop/load-shell.ts'

/** What a page has to tell when it is shown. */
export interface PageTold {
  readonly lists?: readonly ShownList[]
  readonly events?: readonly (TrackingEvent | null)[]
  /** What else it knows of goods that may be put into the cart or marked. */
  readonly items?: readonly TrackedItem[]
}

/** What stands around the data of a page. */
export interface PageAround<T> {
  readonly shell: ShellData | undefined
  readonly settings: TrackingSettings
  readonly location: { readonly search: string; readonly state: unknown }
  /** Data of the page before, if that was of the same kind. */
  readonly before: T | undefined
}

/** Reads what there is to tell out of the data of a kind of pages. */
export type TellPage<T> = (data: T, around: PageAround<T>) => PageTold
