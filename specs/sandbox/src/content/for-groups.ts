/** Whether members of these groups may see something; without groups it is public (B6.07). */
export function isForGroups(
  { customer_group_enabled: only = [] }: { readonly customer_group_enabled?: readonly string[] },
  groups: readonly string[],
): boolean {
  return only.length === 0 || only.some((group) => groups.includes(group))
}
