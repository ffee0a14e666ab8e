/**
 * Runs now, or after the click if the mouse is down: an error message that appears between press and release would move
 * what is being clicked, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  document.addEventListener('mouseup', () => setTimeout(run), { once: true })
}
