import { plural } from '#market/plural'

export const title = 'Nákupní seznamy'
export const favourites = 'Oblíbené'
export const empty = 'Zatím prázdný'
export const items = (n: number) => plural(n, { one: '{n} položka', few: '{n} položky', many: '{n} položek' })
export const saved = (date: string) => ` · uloženo ${date}`
export const noneTitle = 'Zatím nemáte žádný seznam'
export const noneBefore = 'Kupujete něco pravidelně? Vložte to do košíku a tam zvolte '
export const saveAsList = 'Uložit jako nákupní seznam'
export const toCart = 'Přejít do košíku'
export const newBefore = 'Nový seznam uložíte v '
export const newLink = 'košíku'
export const newAfter = ': dejte do něj, co kupujete opakovaně, a zvolte Uložit jako nákupní seznam.'
