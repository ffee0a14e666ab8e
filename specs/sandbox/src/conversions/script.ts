/** A service that learns of orders by a script on the page, and the function that pages call. */
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
  return `// Stand-in for the script of an outside service: tells it what the page says, as the query of a picture.
;(function () {
  'use strict'
  var home = document.currentScript.src
  var waiting = window.${name}

  function tell(command, facts) {
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

  window.${name} = tell
  Array.prototype.forEach.call((waiting && (waiting.q || waiting)) || [], function (command) {
    tell.apply(null, command)
  })
})()
`
}
