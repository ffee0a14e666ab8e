export const contentsTitle = 'V článku najdete'
export const readingTime = (minutes: number) => `${minutes} min čtení`
export const tagsLabel = 'Štítky'
export const nextTitle = 'Čtěte dál'
export const allOfCategory = 'Vše z rubriky'
