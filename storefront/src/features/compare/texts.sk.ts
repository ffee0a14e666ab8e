import { outOf } from '#market/plural'

export const compare = 'Porovnať'
export const compareOf = (name: string) => `Porovnať: ${name}`
export const add = 'Pridať do porovnania'
export const remove = 'Odobrať z porovnania'

export const trayTitle = 'Porovnanie'
export const countOf = (chosen: number, most: number) => `${chosen} ${outOf(most)}`
export const removeOf = (name: string) => `Odobrať z porovnania: ${name}`
