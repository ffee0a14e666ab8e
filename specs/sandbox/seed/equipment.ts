import { dataOf } from './data.ts'
import { agree } from './grammar.ts'
import type { FlagKey } from './parameter-keys.ts'

/** A version of a product with different equipment in the same body. */
export interface Equipment {
  /** Name of the variant ("základní", "s doběhem"); an adjective is inflected by the product. */
  readonly label: string
  /** Suffix of the name of a product with this equipment. */
  readonly suffix: string
  readonly code: string
  /** Crowns on top of the basic price. */
  readonly surcharge: number
  readonly flags: readonly FlagKey[]
  /** One sentence for the description, null for the basic version. */
  readonly sentence: string | null
}

const EQUIPMENT: Readonly<Record<string, Equipment>> = dataOf('equipment')

/** @throws RangeError for equipment that does not exist */
export function equipmentOf(name: string): Equipment {
  const equipment = EQUIPMENT[name]
  if (equipment === undefined) throw new RangeError(`No equipment ${name}.`)
  return equipment
}

/** The value of the parameter, in the neuter gender: základní provedení, základné vyhotovenie. */
export const versionTitle = (label: string): string => agree(label, 'n')
