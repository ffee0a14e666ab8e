let bar: HTMLElement | undefined

/** Shows or hides the thin bar at the top of a page. Without React, whose parts may not be loaded yet. */
export function showProgress(isMoving: boolean): void {
  if (isMoving === (bar !== undefined)) return
  bar?.remove()
  bar = undefined
  if (!isMoving) return
  bar = Object.assign(document.createElement('div'), { className: 'progress', ariaHidden: 'true' })
  document.body.append(bar)
}
