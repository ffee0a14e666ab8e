/**
 * Settings of a shop: feature flags, contact, currencies, and the theme of each page.
 *
 * @example
 * ```ts
 * const settings = unwrap(await getSettings(shop))
 * ```
 * @module
 */
export { getSettings, type GetSettingsError, settingsQuery } from '../src/settings/calls.ts'
export type { Capability } from '../src/generated/capabilities.ts'
export { defaultTheme, type PageType, type Theme, type ThemePages } from '../src/settings/theme.ts'
export { parseSettings } from '../src/settings/to-settings.ts'
export type {
  CartConfiguration,
  Country,
  Integrations,
  Language,
  ShipperOffer,
  ShopContact,
  ShopSettings,
  SiteMeta,
  TopBanner,
  TrackingSettings,
} from '../src/settings/types.ts'
