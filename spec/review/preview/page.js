/* global init -- Redoc's script declares it */
const problem = document.getElementById('problem')

/** The old docs stay until the new ones are drawn beside them, and the reader stays where they were. */
function draw(spec) {
  const before = document.getElementById('docs')
  const docs = document.createElement('div')
  const { scrollY } = globalThis
  before.replaceWith(docs)
  docs.id = 'docs'
  init(spec, { scrollYOffset: 0 }, docs)
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, scrollY)))
  document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1)
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
