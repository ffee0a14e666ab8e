export const title = 'Údržba'
export const heading = 'Právě větráme'
export const lead =
  'Obchod na chvíli stojí kvůli údržbě. Košík i objednávky zůstávají, zkuste to prosím za deset minut.'
export const callBefore = 'Spěcháte? Zavolejte '
export const writeBefore = ' nebo napište na '
export const tryAgain = 'Zkusit znovu'
export const retrying = 'Zkoušíme to za vás dál. Až to půjde, stránka se otevře sama.'
