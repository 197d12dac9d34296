import { init } from './redoc.js'

const problem = document.getElementById('problem')

function draw(spec) {
  const docs = document.createElement('div')
  const { scrollY } = globalThis
  document.getElementById('docs').replaceWith(docs)
  docs.id = 'docs'
  init(spec, { disableTelemetry: true }, docs)
  keepPosition(scrollY)
}

/** After drawing, Redoc scrolls to the operation in the URL. Keeps the reader's position instead, until the reader scrolls. */
function keepPosition(top) {
  const readerMoved = new AbortController()
  for (const type of ['wheel', 'keydown', 'pointerdown', 'touchstart']) {
    addEventListener(type, () => readerMoved.abort(), { signal: readerMoved.signal, passive: true })
  }
  const until = performance.now() + 1500
  const step = () => {
    if (readerMoved.signal.aborted) return
    if (globalThis.scrollY !== top) scrollTo({ top, behavior: 'instant' })
    if (performance.now() < until) requestAnimationFrame(step)
    else readerMoved.abort()
  }
  if (top > 0) step()
}

const events = new EventSource('events')
events.addEventListener('spec', async () => {
  const response = await fetch('openapi.json')
  draw(await response.json())
})
events.addEventListener('problem', ({ data }) => {
  problem.textContent = JSON.parse(data)
  problem.hidden = problem.textContent === ''
})
