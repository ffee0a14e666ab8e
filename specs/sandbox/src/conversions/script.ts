/** A conversion service with a script on the page, and the name of the global function that pages call. */
export interface ConversionService {
  readonly service: 'price-comparison' | 'shopping'
  readonly name: 'priceComparison' | 'shoppingConversion'
}

export const CONVERSION_SERVICES: readonly ConversionService[] = [
  { service: 'price-comparison', name: 'priceComparison' },
  { service: 'shopping', name: 'shoppingConversion' },
]

/**
 * The script of a service. Pages may call it before it has loaded, with the stub `window.name = window.name ||
 * function () { (window.name.q = window.name.q || []).push(arguments) }`.
 */
export function conversionScript({ service, name }: ConversionService): string {
  return `// Stand-in for the script of an outside service: sends it the facts that the page reports, as the query of a picture.
;(function () {
  'use strict'
  var home = document.currentScript.src
  var waiting = window.${name}

  function report(command, facts) {
    var address = new URL('${service}/hit', home)
    address.searchParams.set('command', String(command))
    Object.keys(facts || {}).forEach(function (key) {
      var fact = facts[key]
      address.searchParams.set(key, typeof fact === 'object' ? JSON.stringify(fact) : String(fact))
    })
    // servers refuse longer ones; an order without its goods is still an order
    if (address.href.length > 8000) address.searchParams.delete('products')
    new Image(1, 1).src = address.href
  }

  window.${name} = report
  Array.prototype.forEach.call((waiting && (waiting.q || waiting)) || [], function (command) {
    report.apply(null, command)
  })
})()
`
}
