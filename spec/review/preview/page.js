import { init } from './redoc.js'

const problem = document.getElementById('problem')

function draw(spec) {
  const docs = document.createElement('div')
  const { scrollY } = globalThis
  document.getElementById('docs').replaceWith(docs)
  docs.id = 'docs'
  init(spec, { disableTelemetry: true }, docs)
  hold(scrollY)
}

/** Redoc goes to the operation of the address as soon as it is drawn; who was further down should stay there, until they move. */
function hold(top) {
  const moved = new AbortController()
  for (const type of ['wheel', 'keydown', 'pointerdown', 'touchstart']) {
    addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true })
  }
  const until = performance.now() + 1500
  const step = () => {
    if (moved.signal.aborted) return
    if (globalThis.scrollY !== top) scrollTo({ top, behavior: 'instant' })
    if (performance.now() < until) requestAnimationFrame(step)
    else moved.abort()
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
