import { plural } from '#market/plural'

export const title = 'Vše o nákupu'
export const description = 'Doprava, platba, vrácení do 30 dní, reklamace i kontakty: všechno o nákupu na jednom místě.'
export const lead = 'Od výběru přes dopravu až po to, kdyby něco nesedělo.'
export const beforeTitle = 'Než objednáte'
export const shoppingGuide = 'Jak nakupovat'
export const shipping = 'Doprava'
export const payment = 'Platba'
export const branches = 'Pobočky'
export const afterTitle = 'Když už máte objednáno'
export const orderChanges = 'Změny v objednávce'
export const returns = 'Vrácení do 30 dní'
export const claimRules = 'Reklamační řád'
export const customerCentre = 'Klientské centrum'
export const rulesTitle = 'Co platí'
export const terms = 'Obchodní podmínky'
export const privacy = 'Ochrana osobních údajů'
export const faq = 'Časté dotazy'

export const sectionsLabel = 'Na této stránce'
export const more = 'Více informací'
export const waysLabel = 'Způsoby doručení'
export const fastest = 'nejrychleji domů'
export const free = 'zdarma'
export const days = (n: number) =>
  plural(n, {
    zero: 'ještě týž den',
    one: 'za {n} pracovní den',
    few: 'za {n} pracovní dny',
    many: 'za {n} pracovních dní',
  })
