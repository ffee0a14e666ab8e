/** Whether something is for members of these groups; what names no group is for everybody (B6.07). */
export function isForGroups(
  { customer_group_enabled: only = [] }: { readonly customer_group_enabled?: readonly string[] },
  groups: readonly string[],
): boolean {
  return only.length === 0 || only.some((group) => groups.includes(group))
}
