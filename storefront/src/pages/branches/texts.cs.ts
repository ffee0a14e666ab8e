export const title = 'Pobočky'
export const description =
  'Kde si ventilátor poslechnete, koupíte a vyzvednete: adresy a otevírací doby všech našich prodejen.'
export const lead = 'Přijďte si ventilátory poslechnout. Co je na prodejně skladem, vydáme vám na počkání.'
export const finderTitle = 'Hledání pobočky'
export const finderLabel = 'Kde máte nejbližší pobočku?'
export const finderPlaceholder = 'Město nebo PSČ'
export const find = 'Najít'
export const ownPosition = 'Použít moji polohu'
export const unknownPlace = (place: string) => `Místo „${place}“ neznáme. Zkuste větší město v okolí nebo PSČ.`
export const failed = 'Teď to neumíme zjistit. Zkuste to prosím za chvíli znovu.'
export const noneTitle = 'Prodejny teď neumíme vypsat'
export const noneNote = 'Zkuste to prosím za chvíli znovu, nebo nám zavolejte.'

export const mainBranch = 'Hlavní prodejna'
export const nearestBefore = 'Nejblíže je '
export const nearestToYou = 'Nejblíže k vám'
export const nearestTo = (place: string) => `Nejblíže k místu ${place}`
export const asTheCrowFlies = ', vzdušnou čarou'

export const mapLabel = 'Mapa poboček'
