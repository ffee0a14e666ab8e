/** The parts of the frame that wait for their use. The first navigation needs all of them, see `lib/browser/later.tsx`. */
export const lateParts = {
  topLine: () => import('./header/top-line.tsx'),
  menu: () => import('./header/category-menu.tsx'),
  notices: () => import('./notice-list.tsx'),
  footer: () => import('./footer.tsx'),
}
