// Runs on each page of TypeDoc: its search index is large, and a phone shows its navigation only in a menu.
const load = (id) => {
  const script = document.getElementById(id)
  if (script && !script.src) script.src = script.dataset.src
}
const loadAll = () => ['tsd-search-script', 'tsd-nav-script'].forEach(load)

for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, loadAll, { once: true })
// from here on, TypeDoc's styles show the navigation beside the page
const wide = matchMedia('(min-width: 770px)')
const showNavigation = () => wide.matches && load('tsd-nav-script')
wide.addEventListener('change', showNavigation)
showNavigation()
