export const title = 'Údržba'
export const heading = 'Práve vetráme'
export const lead =
  'Obchod na chvíľu stojí kvôli údržbe. Košík aj objednávky zostávajú, skúste to, prosím, o desať minút.'
export const callBefore = 'Ponáhľate sa? Zavolajte '
export const writeBefore = ' alebo napíšte na '
export const tryAgain = 'Skúsiť znova'
export const retrying = 'Skúšame to za vás ďalej. Keď to pôjde, stránka sa otvorí sama.'
