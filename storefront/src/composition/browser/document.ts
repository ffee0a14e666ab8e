/**
 * Redraws icons that a browser left out: Chromium 142 and 143 sometimes draw nothing from a cached sprite until `href`
 * is set again.
 */
export function drawIcons(): void {
  for (const use of document.querySelectorAll('use'))
    if (use.getBBox().width === 0) use.setAttribute('href', use.getAttribute('href') ?? '')
}

/** Marks second pictures of products as loaded. They load on the first hover and cover the first picture. */
export function markLoaded({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest('.box-hover')) target.dataset['loaded'] = ''
}

/** Replaces the whole page if even the error screen fails: a sentence and a link home (B2.61). */
export function lastResort(): readonly Node[] {
  const text = document.createElement('p')
  text.textContent = navigator.onLine
    ? 'Něco se nám pokazilo. Zkuste to prosím znovu od začátku.'
    : 'Spojení se nejspíš ztratilo. Zkuste to prosím znovu, až zase poběží.'
  const home = document.createElement('a')
  home.href = '/'
  home.textContent = 'Na úvodní stránku'
  const main = document.createElement('main')
  main.className = 'error-page'
  main.append(text, home)
  return [main]
}
