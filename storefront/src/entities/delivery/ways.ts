import type { DeliveryMethod } from '@vanek/sdk/checkout'

/** Branches that are open at the same times. */
interface BranchGroup extends Pick<NonNullable<DeliveryMethod['branches']>[number], 'hours'> {
  readonly warehouseIds: readonly (number | null)[]
}

/** A delivery method as a page sends it to the browser: each opening hours once. */
export interface SlimWay extends Omit<DeliveryMethod, 'branches'> {
  readonly branches?: readonly BranchGroup[]
}

/** The branches by their opening hours. */
export function groupByHours(branches: NonNullable<DeliveryMethod['branches']>): readonly BranchGroup[] {
  const groups = new Map<string | undefined, BranchGroup & { readonly warehouseIds: (number | null)[] }>()
  for (const { warehouseId, hours } of branches) {
    const key = JSON.stringify(hours)
    const group = groups.get(key)
    if (group) group.warehouseIds.push(warehouseId)
    else groups.set(key, { ...(hours && { hours }), warehouseIds: [warehouseId] })
  }
  return [...groups.values()]
}

/** The delivery method with each of its branches. */
export function fullWay({ branches, ...way }: SlimWay): DeliveryMethod {
  if (!branches) return way
  return {
    ...way,
    branches: branches.flatMap(({ warehouseIds, ...hours }) =>
      warehouseIds.map((warehouseId) => ({ warehouseId, ...hours })),
    ),
  }
}
