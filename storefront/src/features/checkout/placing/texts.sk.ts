export const title = 'Overujeme, či objednávka prešla'
export const wait = 'Nezatvárajte, prosím, túto stránku, o chvíľu budete vedieť viac.'
export const why =
  'Odpoveď sa cestou stratila. Pýtame sa znova na tú istú objednávku, druhýkrát ju nevytvoríme. Ak prešla, čaká vás aj e-mail s potvrdením.'
export const checkAgain = 'Opýtať sa znova'
export const backToOrder = 'Vrátiť sa k objednávke'
