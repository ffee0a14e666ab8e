import { readContract } from './files.ts'

/** How to find out whether a back end has a capability. */
export interface Probe {
  readonly operation: string
  readonly query?: Readonly<Record<string, string>>
}

/** Something that a shop can be without. */
export interface Capability {
  readonly title: string
  readonly operations: readonly string[]
  /** The feature flag of `getGlobals` that is off without it. */
  readonly flag?: string
  readonly probe: Probe
  /** What a shop without it is like. */
  readonly without: string
}

interface Profiles {
  readonly minimum: { readonly text: string; readonly operations: readonly string[] }
  readonly capabilities: Readonly<Record<string, Capability>>
}

export type ProfileName = 'minimum' | 'full'

export const profiles = JSON.parse(readContract('profiles.json')) as Profiles

/** The capability that an operation belongs to; none for those of the minimum profile. */
export const capabilityOf = (operation: string): string | undefined =>
  Object.entries(profiles.capabilities).find(([, { operations }]) => operations.includes(operation))?.[0]
