import { DUCTS } from './ducts.ts'
import { FITTINGS, SILENCING } from './fittings.ts'
import type { BranchSpec } from './spec.ts'

/** Everything that leads air from one place to another. */
export const DUCTING: BranchSpec = {
  slug: 'potrubi-a-tvarovky',
  title: 'Potrubí a tvarovky',
  kind: 'duct-spiro',
  description: [
    'Hadice, pevné potrubí a tvarovky v průměrech od 80 do 315 mm. Vše do sebe zapadá bez ohledu na značku, protože držíme jednu rozměrovou řadu.',
  ],
  children: [
    {
      slug: 'potrubi',
      title: 'Potrubí',
      kind: 'duct-flex',
      description: [
        'Ohebná hadice se hodí na krátké napojení, spiro potrubí na hlavní trasu a plochý kanál tam, kde chybí výška.',
      ],
      children: DUCTS,
    },
    {
      slug: 'tvarovky',
      title: 'Tvarovky',
      kind: 'elbow',
      description: [
        'Kolena mění směr, odbočky rozdělují proud. Každá tvarovka klade odpor, proto plánujte trasu co nejkratší.',
      ],
      children: FITTINGS,
    },
    ...SILENCING,
  ],
}
