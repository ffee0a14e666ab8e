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
