// Names of the questions and answers of the fan adviser in URLs.

export const questions = {
  room: 'miestnost',
  moisture: 'vlhkost',
  way: 'cesta',
  diameter: 'priemer',
  outlet: 'vyfuk',
  quiet: 'ticho',
  control: 'ovladanie',
  area: 'plocha',
  height: 'vyska',
  volume: 'objem',
  people: 'ludia',
  length: 'dlzka',
  elbows: 'kolena',
} as const

export const roomNames = {
  bathroom: 'kupelna',
  toilet: 'wc',
  kitchen: 'kuchyna',
  bedroom: 'spalna',
  livingRoom: 'obyvacka',
  office: 'kancelaria',
  workshop: 'dielna',
  cellar: 'pivnica',
} as const

export const moistureNames = { low: 'malo', usual: 'bezne', high: 'vela' } as const
/** The duct: straight through a wall, smooth pipes or a hose. */
export const wayNames = { wall: 'stena', pipes: 'potrubie', hose: 'hadica' } as const
export const outletNames = { wall: 'fasada', roof: 'strecha', shaft: 'sachta' } as const
/** What switches the fan. */
export const controlNames = {
  light: 'svetlo',
  delay: 'dobeh',
  humidity: 'vlhkost',
  motion: 'pohyb',
  cord: 'snurka',
} as const

export const yes = 'ano'
export const no = 'nie'
