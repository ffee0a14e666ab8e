/**
 * Whether a customer may not sign in to this shop because one of their groups is restricted.
 *
 * @param groups - Codes of the customer's groups.
 * @param restrictedGroups - Codes of the groups that the settings of the shop exclude.
 */
export const isRestricted = (groups: readonly string[], restrictedGroups: readonly string[]): boolean =>
  groups.some((group) => restrictedGroups.includes(group))
