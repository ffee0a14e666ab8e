// Refusals of the API, by status.
export const tooLarge = 'Požadavek je příliš velký.'
export const broken = 'Něco se nám pokazilo. Zkuste to prosím za chvíli.'
export const notUnderstood = 'Požadavku nerozumíme.'
export const tooMany = 'Dotazů je teď příliš mnoho. Zkuste to prosím za chvíli.'
export const later = 'Zkuste to prosím za chvíli.'

// Feeds and files for machines.
export const goods = 'Ventilátory a větrání'
export const magazineOf = (shop: string) => `${shop}: magazín`
export const magazineAbout = 'Rady a návody k větrání'
export const summary = 'Český obchod s ventilátory, rekuperací, potrubím, filtry a čističkami vzduchu.'
export const notes: readonly string[] = [
  'Ceny jsou v korunách s DPH. U každého výrobku je cena, dostupnost, termín a cena dopravy i na stránce samé jako JSON-LD.',
  'Košík, objednávka a účet patří lidem a jsou v robots.txt uzavřené.',
]
export const goodsTitle = 'Zboží'
export const adviceTitle = 'Rady'
export const adviserTitle = 'Jaký ventilátor potřebuji'
export const adviserText = 'výpočet podle místnosti'
export const magazineTitle = 'Magazín'
export const glossaryTitle = 'Slovník pojmů'
export const searchTitle = 'Hledání'
export const searchText = 'dotaz patří za q='
export const buyingTitle = 'O nákupu'
export const machinesTitle = 'Pro stroje'
export const sitemapTitle = 'Mapa webu'
export const feedTitle = (format: string) => `Zboží ve formátu ${format}`
export const rssTitle = 'Články jako RSS'
/** Languages in which reports about security are read. */
export const languages: readonly string[] = ['cs', 'en']
