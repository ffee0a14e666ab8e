export const compare = 'Porovnat'
export const compareOf = (name: string) => `Porovnat: ${name}`
export const add = 'Přidat k porovnání'
export const remove = 'Odebrat z porovnání'

export const trayTitle = 'Porovnání'
export const countOf = (chosen: number, most: number) => `${chosen} ze ${most}`
export const removeOf = (name: string) => `Odebrat z porovnání: ${name}`
