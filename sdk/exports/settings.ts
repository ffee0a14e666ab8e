/** Settings of a shop: flags, contact, currencies, and which features each page shows. */
export { getSettings, type GetSettingsError, settingsQuery } from '../src/settings/calls.ts'
export { defaultTheme, type PageType, type Theme, type ThemePages } from '../src/settings/theme.ts'
export { toSettings } from '../src/settings/to-settings.ts'
export type {
  CartConfiguration,
  Country,
  Integrations,
  Language,
  RestrictedRedirect,
  ShipperOffer,
  ShopContact,
  ShopSettings,
  SiteMeta,
  TopBanner,
  TrackingSettings,
} from '../src/settings/types.ts'
