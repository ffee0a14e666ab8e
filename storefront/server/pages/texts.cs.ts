/** Pages without the shop around them, by status: title and text. */
export const errors: Readonly<Partial<Record<number | 'opening', readonly [title: string, text: string]>>> = {
  opening: ['Otevíráme za chvíli', 'Obchod se právě připravuje. Zkuste to prosím za pár vteřin znovu.'],
  400: ['Tomuhle požadavku nerozumíme', 'Zkuste se vrátit zpět a zopakovat to.'],
  403: ['Požadavek jsme nepřijali', 'Nepřišel z našich stránek. Otevřete obchod znovu a zkuste to odtud.'],
  404: ['Tady nic není', 'Odkaz vede na něco, co už neexistuje nebo nepatří k vašemu účtu.'],
  413: ['Je toho příliš mnoho', 'Zkraťte prosím text nebo vyberte menší soubor a odešlete ho znovu.'],
  429: ['Požadavků je teď příliš mnoho', 'Zkuste to prosím za chvíli znovu.'],
  503: ['Obchod teď neodpovídá', 'Zkuste to prosím za chvíli. Košík i rozepsané údaje zůstaly, jak byly.'],
}
export const broken = [
  'Něco se nám pokazilo',
  'Zkuste to prosím za chvíli. Košík i rozepsané údaje zůstaly, jak byly.',
] as const
export const toHome = 'Na úvodní stránku'
export const requestNumber = 'Číslo požadavku:'

export const withoutScripts = 'Bez JavaScriptu'
export const withoutScriptsText =
  'Bez JavaScriptu tu můžete vybírat i objednat. Se zapnutým je to pohodlnější: funguje našeptávač, filtry bez čekání a porovnání.'
