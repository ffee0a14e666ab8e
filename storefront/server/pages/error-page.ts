import { escapeHtml } from '../http/escape-html.ts'

const texts: Partial<Record<number | 'opening', readonly [title: string, text: string]>> = {
  opening: ['Otevíráme za chvíli', 'Obchod se právě připravuje. Zkuste to prosím za pár vteřin znovu.'],
  400: ['Tomuhle požadavku nerozumíme', 'Zkuste se vrátit zpět a zopakovat to.'],
  403: ['Požadavek jsme nepřijali', 'Nepřišel z našich stránek. Otevřete obchod znovu a zkuste to odtud.'],
  404: ['Tady nic není', 'Odkaz vede na něco, co už neexistuje nebo nepatří k vašemu účtu.'],
  413: ['Je toho příliš mnoho', 'Zkraťte prosím text nebo vyberte menší soubor a odešlete ho znovu.'],
  429: ['Požadavků je teď příliš mnoho', 'Zkuste to prosím za chvíli znovu.'],
  503: ['Obchod teď neodpovídá', 'Zkuste to prosím za chvíli. Košík i rozepsané údaje zůstaly, jak byly.'],
}
const broken = [
  'Něco se nám pokazilo',
  'Zkuste to prosím za chvíli. Košík i rozepsané údaje zůstaly, jak byly.',
] as const

/** The page if rendering fails. It loads nothing but the style sheet. */
export function errorPage(
  status: number | 'opening',
  { style, requestId }: { style: string; requestId: string },
): string {
  const [title, text] = texts[status] ?? broken
  return (
    '<!doctype html><html lang="cs"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `${style}<title>${title}</title></head><body><main class="error-page"><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="/">Na úvodní stránku</a></p><p><small>Číslo požadavku: ${escapeHtml(requestId)}</small></p></main></body></html>`
  )
}
