import { sizeTitle, type LeafSpec } from './categories/spec.ts'
import { COLOURS } from './colours.ts'
import { versionTitle } from './equipment.ts'
import type { Options } from './options.ts'
import { parameterSpec, type ChoiceKey, type FlagKey, type ParameterKey } from './parameters.ts'
import type { Colour } from './pictures.ts'
import type { Random } from './random.ts'
import type { Brand, ParameterValue } from './types.ts'
import type { Draft } from './variants.ts'

/** Random properties of a product that all its variants share. */
export interface Traits {
  readonly choices: ReadonlyMap<ChoiceKey, string>
  readonly flags: ReadonlyMap<FlagKey, boolean>
}

/** Materials implied by colours; other colours may be paint on anything except bare metal. */
const MATERIAL_OF: Partial<Record<Colour, RegExp>> = {
  galvanised: /pozink/,
  steel: /nerez/,
  aluminium: /hliník/,
}
const BARE_METAL = /nerez|pozink/

/** A plastic elbow is white, a sheet-metal one galvanised: colour and material must not contradict each other. */
function materialFits(material: string, { colour }: Draft): boolean {
  return MATERIAL_OF[colour]?.test(material) ?? !BARE_METAL.test(material)
}

export function drawTraits(random: Random, leaf: LeafSpec, drafts: readonly Draft[]): Traits {
  const choices = new Map<ChoiceKey, string>()
  for (const [key, titles] of Object.entries(leaf.choices) as [ChoiceKey, readonly string[]][]) {
    const fitting =
      key === 'material' ? titles.filter((title) => drafts.every((draft) => materialFits(title, draft))) : titles
    // if no material fits all colours of a product, the material is omitted
    if (fitting.length > 0) choices.set(key, random.pick(fitting))
  }
  const flags = new Map<FlagKey, boolean>()
  for (const [key, chance] of Object.entries(leaf.flags ?? {}) as [FlagKey, number][])
    flags.set(key, random.chance(chance))
  return { choices, flags }
}

/** All parameters of a variant, in display order. */
export function variantParameters(
  leaf: LeafSpec,
  brand: Brand,
  traits: Traits,
  draft: Draft,
  measures: ReadonlyMap<ParameterKey, number>,
  options: Options,
): readonly ParameterValue[] {
  const list: ParameterValue[] = [options.value('brand', brand.title)]
  if (draft.equipment !== null) list.push(options.value('version', versionTitle(draft.equipment.label)))
  if (parameterSpec(leaf.sizeParameter).type === 'enum') {
    list.push(options.value(leaf.sizeParameter, sizeTitle(leaf, draft.row)))
  }
  for (const [parameter, number] of measures) list.push({ parameter, number })
  list.push(options.value('colour', COLOURS[draft.colour].title))
  for (const [key, title] of traits.choices) list.push(options.value(key, title))
  const flags = new Map<FlagKey, boolean>(traits.flags)
  for (const { flags: own } of leaf.equipment ?? [])
    for (const key of own) flags.set(key, traits.flags.get(key) ?? false)
  for (const key of draft.equipment?.flags ?? []) flags.set(key, true)
  for (const [parameter, flag] of flags) list.push({ parameter, flag })
  return list
}

function same(one: ParameterValue, two: ParameterValue | undefined): boolean {
  if (one === two || two === undefined) return one === two
  if ('number' in one) return 'number' in two && one.number === two.number
  return 'flag' in one && 'flag' in two && one.flag === two.flag
}

/** Splits the parameters of all variants into shared and individual ones. */
export function partParameters(all: readonly (readonly ParameterValue[])[]): {
  readonly shared: readonly ParameterValue[]
  readonly own: readonly (readonly ParameterValue[])[]
} {
  const maps = all.map((list) => new Map(list.map((entry) => [entry.parameter, entry])))
  const first = all[0] ?? []
  const shared = first.filter((entry) => maps.every((map) => same(entry, map.get(entry.parameter))))
  const keys = new Set(shared.map((entry) => entry.parameter))
  return { shared, own: all.map((list) => list.filter((entry) => !keys.has(entry.parameter))) }
}

/** The value of a number parameter of a variant, looked up on the variant first. */
export function parameterNumber(
  product: { readonly parameters: readonly ParameterValue[] },
  variant: { readonly parameters: readonly ParameterValue[] },
  key: ParameterKey,
): number | null {
  const found = [...variant.parameters, ...product.parameters].find((entry) => entry.parameter === key)
  return found !== undefined && 'number' in found ? found.number : null
}
