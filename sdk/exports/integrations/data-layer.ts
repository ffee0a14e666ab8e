/**
 * Sends events to a data layer, once the visitor has consented.
 *
 * @example
 * ```ts
 * const tracker = createTracker({ adapters: [createDataLayer({ target: () => dataLayer, consent })] })
 * ```
 * @module
 */
export {
  type AnalyticsConsent,
  createDataLayer,
  type DataLayer,
  type DataLayerOptions,
} from '../../src/integrations/data-layer/data-layer.ts'
export type { DataLayerEntry } from '../../src/integrations/data-layer/to-pushes.ts'
