/**
 * Has icons drawn that a browser left out: Chromium 142 and 143 now and then show nothing of a file of icons that they have
 * in memory, until they are told its address once more.
 */
export function drawIcons(): void {
  for (const use of document.querySelectorAll('use'))
    if (use.getBBox().width === 0) use.setAttribute('href', use.getAttribute('href') ?? '')
}
