import { plural } from '#market/plural'

export const title = 'Nákupné zoznamy'
export const favourites = 'Obľúbené'
export const empty = 'Zatiaľ prázdny'
export const items = (n: number) => plural(n, { one: '{n} položka', few: '{n} položky', many: '{n} položiek' })
export const saved = (date: string) => ` · uložené ${date}`
export const noneTitle = 'Zatiaľ nemáte žiadny zoznam'
export const noneBefore = 'Kupujete niečo pravidelne? Vložte to do košíka a tam zvoľte '
export const saveAsList = 'Uložiť ako nákupný zoznam'
export const toCart = 'Prejsť do košíka'
export const newBefore = 'Nový zoznam uložíte v '
export const newLink = 'košíku'
export const newAfter = ': dajte doň, čo kupujete opakovane, a zvoľte Uložiť ako nákupný zoznam.'
