import type { CatalogSettings, Listing } from '@vanek/sdk/catalog'
import type { Before } from './place.ts'

/** What each part that moves a listing is told. */
export interface ToolProps {
  readonly listing: Listing
  readonly settings: CatalogSettings
  readonly before: Before
}
