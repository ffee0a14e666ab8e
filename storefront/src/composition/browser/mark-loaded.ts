/** Marks second pictures of products as loaded. They load on the first hover and cover the first picture. */
export function markLoaded({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest('.box-hover')) target.dataset['loaded'] = ''
}
