/**
 * Redraws icons that a browser left out: Chromium 142 and 143 sometimes draw nothing from a cached sprite until `href`
 * is set again.
 */
export function drawIcons(): void {
  for (const use of document.querySelectorAll('use')) {
    const href = use.getAttribute('href')
    if (href && use.getBBox().width === 0) use.setAttribute('href', href)
  }
}

/** Marks second pictures of products as loaded. They load on the first hover and cover the first picture. */
export function markLoaded({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest('.box-hover')) target.dataset['loaded'] = ''
}
