// Runs before all else, and in old browsers. It tells what is the matter if the program of the page does not start, and helps itself.
;(function () {
  var SLOW = 4000
  var STYLE_TRIES = 5
  var canRun = 'noModule' in document.createElement('script')
  var isTold = false
  var styleTries = 0

  function tell(state) {
    isTold = true
    var notice = document.getElementById('start-notice')
    if (!notice && document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', function () {
        tell(state)
      })
    // The program removes the notice when it starts.
    if (!notice) return
    var parts = notice.querySelectorAll('[data-start]')
    for (var i = 0; i < parts.length; i++)
      parts[i].hidden = parts[i].getAttribute('data-start').split(' ').indexOf(state) < 0
    notice.hidden = false
    // The same listener is added only once.
    document.getElementById('start-again').addEventListener('click', tryAgain)
  }

  // Only if the server answers. Otherwise the browser would replace the page with an error of its own.
  function tryAgain() {
    tell('slow')
    fetch(location.pathname, { cache: 'no-store' }).then(
      function (answer) {
        return answer.ok ? location.reload() : tell('failed')
      },
      function () {
        return tell('failed')
      },
    )
  }

  function loadStyleAgain(link) {
    if (link.parentNode && styleTries++ < STYLE_TRIES) link.parentNode.replaceChild(link.cloneNode(), link)
  }

  addEventListener(
    'error',
    function (event) {
      var element = event.target
      if (element === window) canRun = false
      else if (element.tagName === 'SCRIPT') tell('failed')
      else if (element.rel === 'stylesheet') {
        setTimeout(loadStyleAgain, SLOW, element)
        addEventListener('online', function () {
          loadStyleAgain(element)
        })
      }
    },
    true,
  )
  addEventListener('online', function () {
    if (isTold && canRun && document.getElementById('start-notice')) tryAgain()
  })
  setTimeout(function () {
    if (!canRun) tell('old')
    else if (!isTold) tell('slow')
  }, SLOW)
})()
