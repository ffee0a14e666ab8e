/** Whether somebody of these groups may not sign in here: one of them is on the shop's list. */
export const isRestricted = (groups: readonly string[], restrictedGroups: readonly string[]): boolean =>
  groups.some((group) => restrictedGroups.includes(group))
