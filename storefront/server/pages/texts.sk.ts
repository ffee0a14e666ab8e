/** Pages without the shop around them, by status: title and text. */
export const errors: Readonly<Partial<Record<number | 'opening', readonly [title: string, text: string]>>> = {
  opening: ['Otvárame o chvíľu', 'Obchod sa práve pripravuje. Skúste to, prosím, o pár sekúnd znova.'],
  400: ['Tejto požiadavke nerozumieme', 'Skúste sa vrátiť späť a zopakovať to.'],
  403: ['Požiadavku sme neprijali', 'Neprišla z našich stránok. Otvorte obchod znova a skúste to odtiaľ.'],
  404: ['Tu nič nie je', 'Odkaz vedie na niečo, čo už neexistuje alebo nepatrí k vášmu účtu.'],
  413: ['Je toho príliš veľa', 'Skráťte, prosím, text alebo vyberte menší súbor a odošlite ho znova.'],
  429: ['Požiadaviek je teraz príliš veľa', 'Skúste to, prosím, o chvíľu znova.'],
  503: ['Obchod teraz neodpovedá', 'Skúste to, prosím, o chvíľu. Košík aj rozpísané údaje zostali, ako boli.'],
}
export const broken = [
  'Niečo sa nám pokazilo',
  'Skúste to, prosím, o chvíľu. Košík aj rozpísané údaje zostali, ako boli.',
] as const
export const toHome = 'Na úvodnú stránku'
export const requestNumber = 'Číslo požiadavky:'

export const withoutScripts = 'Bez JavaScriptu'
export const withoutScriptsText =
  'Bez JavaScriptu si tu môžete vyberať aj objednať. So zapnutým je to pohodlnejšie: funguje našepkávač, filtre bez čakania a porovnanie.'
