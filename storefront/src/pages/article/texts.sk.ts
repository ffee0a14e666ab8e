export const contentsTitle = 'V článku nájdete'
export const readingTime = (minutes: number) => `${minutes} min čítania`
export const tagsLabel = 'Štítky'
/** After the title of the category that an article links to. */
export const allGoods = 'Celá kategória'
export const nextTitle = 'Čítajte ďalej'
export const allOfCategory = 'Všetko z rubriky'
