/** The provider's script for shops: `sandboxPay.mount(place, { clientSecret, onEnd })` shows the widget. */
export const widgetScript = `// Stand-in for the script of a payment provider: shows its page in a frame and receives how it ended.
;(function () {
  'use strict'
  var home = new URL(document.currentScript.src)

  window.sandboxPay = {
    mount: function (place, options) {
      var frame = document.createElement('iframe')
      frame.title = options.title || 'Payment'
      frame.src = home.origin + '/gateway/widget/' + encodeURIComponent(options.clientSecret)
      frame.allow = 'payment'

      function onMessage(event) {
        if (event.source !== frame.contentWindow || event.origin !== home.origin) return
        var end = event.data && event.data.sandboxPay
        if (end !== 'done' && end !== 'closed') return
        unmount()
        options.onEnd(end)
      }
      function unmount() {
        window.removeEventListener('message', onMessage)
        frame.remove()
      }

      window.addEventListener('message', onMessage)
      place.append(frame)
      return { unmount: unmount }
    },
  }
})()
`

/** Reports the result of the widget to the page around the frame. */
export const closingScript = `;(function () {
  'use strict'
  var data = document.currentScript.dataset
  window.parent.postMessage({ sandboxPay: data.end }, data.shop)
})()
`
