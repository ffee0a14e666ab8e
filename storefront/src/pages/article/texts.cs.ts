export const contentsTitle = 'V článku najdete'
export const readingTime = (minutes: number) => `${minutes} min čtení`
export const tagsLabel = 'Štítky'
/** After the title of the category that an article links to. */
export const allGoods = 'Celá kategorie'
export const nextTitle = 'Čtěte dál'
export const allOfCategory = 'Vše z rubriky'
