import type { shipperTexts as czech } from './shipper-texts.cs.ts'

/** Texts of shippers in the Slovak shop, and their prices in cents. */
export const shipperTexts: typeof czech = {
  freeFrom: 9_900,
  courier: {
    name: 'Kuriérom GLS na adresu',
    description: 'Vyberiete si dve hodiny, v ktorých príde.',
    price: 390,
  },
  point: {
    name: 'Na výdajné miesto Packeta',
    description: 'Vyzdvihnete si kedykoľvek do siedmich dní.',
    price: 290,
  },
  branch: {
    name: 'Osobný odber v predajni',
    description: 'Čo je v predajni skladom, vydáme počas otváracích hodín na počkanie.',
    price: 0,
  },
  oversized: {
    name: 'Nadrozmerná doprava',
    description: 'Veľké kusy privezie náš vodič až k dverám domu.',
    price: 1_390,
  },
}
