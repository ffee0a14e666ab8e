export const title = 'Platba'
export const heading = 'Zaplatiť objednávku'
export const orderNumber = 'Objednávka číslo '
export const toPay = ', na zaplatenie '
/** Name of the frame for screen readers. */
export const frame = 'Platobné okno'
export const endings = {
  closed: {
    title: 'Platobné okno je zatvorené',
    text: 'Nič vám neúčtujeme. Objednávku vám držíme, zaplatiť ju môžete hneď alebo neskôr.',
  },
  broken: {
    title: 'Platobné okno sa neotvorilo',
    text: 'Skúste to, prosím, znova, alebo zaplaťte na stránke platobnej brány.',
  },
}
export const again = 'Skúsiť znova'
export const hosted = 'Zaplatiť na stránke platobnej brány'
