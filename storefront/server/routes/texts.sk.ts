// Refusals of the API, by status.
export const tooLarge = 'Požiadavka je príliš veľká.'
export const broken = 'Niečo sa nám pokazilo. Skúste to, prosím, o chvíľu.'
export const notUnderstood = 'Požiadavke nerozumieme.'
export const tooMany = 'Otázok je teraz príliš veľa. Skúste to, prosím, o chvíľu.'
export const later = 'Skúste to, prosím, o chvíľu.'

// Feeds and files for machines.
export const goods = 'Ventilátory a vetranie'
export const magazineOf = (shop: string) => `${shop}: magazín`
export const magazineAbout = 'Rady a návody k vetraniu'
export const summary = 'Slovenský obchod s ventilátormi, rekuperáciou, potrubím, filtrami a čističkami vzduchu.'
export const notes: readonly string[] = [
  'Ceny sú v eurách s DPH. Pri každom výrobku je cena, dostupnosť, termín a cena dopravy aj na samotnej stránke ako JSON-LD.',
  'Košík, objednávka a účet patria ľuďom a v robots.txt sú zatvorené.',
]
export const goodsTitle = 'Tovar'
export const adviceTitle = 'Rady'
export const adviserTitle = 'Aký ventilátor potrebujem'
export const adviserText = 'výpočet podľa miestnosti'
export const magazineTitle = 'Magazín'
export const glossaryTitle = 'Slovník pojmov'
export const searchTitle = 'Hľadanie'
export const searchText = 'otázka patrí za q='
export const buyingTitle = 'O nákupe'
export const machinesTitle = 'Pre stroje'
export const sitemapTitle = 'Mapa webu'
export const feedTitle = (format: string) => `Tovar vo formáte ${format}`
export const rssTitle = 'Články ako RSS'
/** Languages in which reports about security are read. */
export const languages: readonly string[] = ['sk', 'en']
