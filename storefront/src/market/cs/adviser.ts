// Names of the questions and answers of the fan adviser in URLs.

export const questions = {
  room: 'mistnost',
  moisture: 'vlhkost',
  way: 'cesta',
  diameter: 'prumer',
  outlet: 'vyfuk',
  quiet: 'klid',
  control: 'ovladani',
  area: 'plocha',
  height: 'vyska',
  volume: 'objem',
  people: 'lidi',
  length: 'delka',
  elbows: 'kolena',
} as const

export const roomNames = {
  bathroom: 'koupelna',
  toilet: 'wc',
  kitchen: 'kuchyne',
  bedroom: 'loznice',
  livingRoom: 'obyvak',
  office: 'pracovna',
  workshop: 'dilna',
  cellar: 'sklep',
} as const

export const moistureNames = { low: 'malo', usual: 'bezne', high: 'hodne' } as const
/** The duct: straight through a wall, smooth pipes or a hose. */
export const wayNames = { wall: 'zed', pipes: 'trubky', hose: 'hadice' } as const
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
export const no = 'ne'
