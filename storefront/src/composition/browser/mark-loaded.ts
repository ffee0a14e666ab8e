/** Marks second pictures of products once they are there: they come when they are first pointed at, and lie over the first. */
export function markLoaded({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest('.box-hover')) target.dataset['loaded'] = ''
}
