export const contentsTitle = 'V článku nájdete'
export const readingTime = (minutes: number) => `${minutes} min čítania`
export const tagsLabel = 'Štítky'
export const nextTitle = 'Čítajte ďalej'
export const allOfCategory = 'Všetko z rubriky'
