import type { TrackingEvent, TrackingName } from '../../tracking/types.ts'

/** One entry of a data layer. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

const plain: ReadonlySet<TrackingName> = new Set(['search', 'login', 'sign_up', 'session_loaded'])

/** An event as Google's tag manager reads it: the goods of the event before are cleared first. */
export const toPushes = ({ name, params }: TrackingEvent): readonly DataLayerEntry[] =>
  plain.has(name) ? [{ event: name, ...params }] : [{ ecommerce: null }, { event: name, ecommerce: params }]
