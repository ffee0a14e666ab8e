import type { FlagKey } from './parameters.ts'

/** A version of a product that differs by what is built in, not by its body. */
export interface Equipment {
  /** What a variant is called ("základní", "s doběhem"); an adjective bends with the product. */
  readonly label: string
  /** What the name of a product with this equipment ends with. */
  readonly suffix: string
  readonly code: string
  /** Crowns on top of the basic price. */
  readonly surcharge: number
  readonly flags: readonly FlagKey[]
  /** One sentence for the description, null for the basic version. */
  readonly sentence: string | null
}

const BASIC: Equipment = { label: 'základní', suffix: '', code: 'Z', surcharge: 0, flags: [], sentence: null }

const TIMER: Equipment = {
  label: 's doběhem',
  suffix: ' s doběhem',
  code: 'T',
  surcharge: 150,
  flags: ['timer'],
  sentence: 'Doběh si nastavíte od 2 do 30 minut, takže zbylá pára odejde, i když už je zhasnuto.',
}
const CORD: Equipment = {
  label: 's tahovým vypínačem',
  suffix: ' s tahovým vypínačem',
  code: 'V',
  surcharge: 70,
  flags: ['cord'],
  sentence: 'Zapíná se šňůrkou přímo na krytu, samostatný vypínač na zdi není potřeba.',
}
const HYGRO: Equipment = {
  label: 's čidlem vlhkosti',
  suffix: ' s čidlem vlhkosti',
  code: 'H',
  surcharge: 480,
  flags: ['hygrostat', 'timer'],
  sentence: 'Čidlo vlhkosti ho zapne samo, jakmile se v místnosti začne srážet pára, a po vysušení ho zase vypne.',
}
const MOTION: Equipment = {
  label: 's čidlem pohybu',
  suffix: ' s čidlem pohybu',
  code: 'P',
  surcharge: 420,
  flags: ['motion', 'timer'],
  sentence: 'Čidlo pohybu ho rozběhne, jakmile někdo vejde, a vypne ho několik minut po odchodu.',
}
const REMOTE: Equipment = {
  label: 's dálkovým ovládáním',
  suffix: ' s dálkovým ovládáním',
  code: 'D',
  surcharge: 350,
  flags: ['remote'],
  sentence: 'Rychlost i časovač změníte dálkovým ovladačem, aniž byste vstali.',
}
const WIFI: Equipment = {
  label: 's ovládáním z telefonu',
  suffix: ' s ovládáním z telefonu',
  code: 'W',
  surcharge: 900,
  flags: ['wifi'],
  sentence: 'Ovládá se i z telefonu, aplikace je v češtině a nevyžaduje registraci.',
}

/** Sets of versions that make sense together. The first of each is the basic one. */
export const EQUIPMENT = {
  bathroom: [BASIC, TIMER, CORD, HYGRO, MOTION],
  sensors: [HYGRO, MOTION],
  duct: [BASIC, TIMER],
  remote: [BASIC, REMOTE],
  wifi: [BASIC, WIFI],
} as const satisfies Record<string, readonly Equipment[]>
