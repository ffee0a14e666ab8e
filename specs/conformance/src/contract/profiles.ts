import { readContract } from './files.ts'

/** The request that tells whether a back end has a capability. */
export interface Probe {
  readonly operation: string
  readonly query?: Readonly<Record<string, string>>
}

/** An optional part of the contract. */
export interface Capability {
  readonly title: string
  readonly operations: readonly string[]
  /** The feature flag in `getGlobals`, which is off without the capability. */
  readonly flag?: string
  readonly probe: Probe
  /** What the shop lacks without it. */
  readonly without: string
}

interface Profiles {
  readonly minimum: { readonly text: string; readonly operations: readonly string[] }
  readonly capabilities: Readonly<Record<string, Capability>>
}

export type ProfileName = 'minimum' | 'full'

export const profiles = JSON.parse(readContract('profiles.json')) as Profiles

/** The capability that an operation belongs to. Undefined for the minimum profile. */
export const capabilityOf = (operation: string): string | undefined =>
  Object.entries(profiles.capabilities).find(([, { operations }]) => operations.includes(operation))?.[0]
