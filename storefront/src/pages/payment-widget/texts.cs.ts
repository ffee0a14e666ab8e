export const title = 'Platba'
export const heading = 'Zaplatit objednávku'
export const orderNumber = 'Objednávka číslo '
export const toPay = ', k zaplacení '
/** Name of the frame for screen readers. */
export const frame = 'Platební okno'
export const endings = {
  closed: {
    title: 'Platební okno je zavřené',
    text: 'Nic vám neúčtujeme. Objednávku vám držíme, zaplatit ji můžete hned nebo později.',
  },
  broken: {
    title: 'Platební okno se neotevřelo',
    text: 'Zkuste to prosím znovu, nebo zaplaťte na stránce platební brány.',
  },
}
export const again = 'Zkusit znovu'
export const hosted = 'Zaplatit na stránce platební brány'
