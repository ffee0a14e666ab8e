export interface StaticLink {
  readonly to: string
  readonly title: string
}

export interface StaticLinks {
  readonly title: string
  readonly links: readonly StaticLink[]
}

/** The pages about buying that every shop has (B2.26, B2.27, B2.29), grouped by purpose; the path of the terms is a setting. */
export const staticLinks = (termsPath: string): readonly StaticLinks[] => [
  {
    title: 'Než objednáte',
    links: [
      { to: '/stranka/jak-nakupovat', title: 'Jak nakupovat' },
      { to: '/stranka/doprava', title: 'Doprava' },
      { to: '/stranka/platba', title: 'Platba' },
      { to: '/pobocky', title: 'Pobočky' },
    ],
  },
  {
    title: 'Když už máte objednáno',
    links: [
      { to: '/stranka/zmeny-v-objednavce', title: 'Změny v objednávce' },
      { to: '/stranka/vraceni-do-30-dni', title: 'Vrácení do 30 dní' },
      { to: '/stranka/reklamacni-rad', title: 'Reklamační řád' },
      { to: '/stranka/klientske-centrum', title: 'Klientské centrum' },
    ],
  },
  {
    title: 'Co platí',
    links: [
      { to: termsPath, title: 'Obchodní podmínky' },
      { to: '/stranka/ochrana-osobnich-udaju', title: 'Ochrana osobních údajů' },
      { to: '/stranka/caste-dotazy', title: 'Časté dotazy' },
    ],
  },
]
