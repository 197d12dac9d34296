const element = (id) => document.getElementById(id)
const languages = { EN: 'English', SV: 'Swedish' }

let cases = []

function make(name, text, attributes = {}) {
  const made = document.createElement(name)
  made.textContent = text
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

const nameOf = ({ kind, variant }) => `${kind.toLowerCase().replace('_', ' ')}: ${variant}`
const slugOf = (each) => nameOf(each).replaceAll(/\W+/g, '-')

function frameOf(index, language, colors, device) {
  const figure = make('figure', '', { class: device })
  const frame = make('iframe', '', {
    title: `${languages[language]}, ${device}, ${colors}`,
    sandbox: 'allow-same-origin',
    class: device,
    src: `cases/${index}/${language}?colors=${colors}`,
  })
  frame.addEventListener('load', () => {
    frame.style.height = `${frame.contentDocument.documentElement.scrollHeight + 2}px`
  })
  figure.append(make('figcaption', `${device}, ${colors}`), frame)
  return figure
}

function sectionOf(index, language) {
  const { subject, text, sms, segments } = cases[index].rendered[language]
  const section = make('section', '', { 'aria-label': languages[language] })
  const frames = make('div', '', { class: 'frames' })
  for (const device of ['phone', 'desktop'])
    for (const colors of ['light', 'dark']) frames.append(frameOf(index, language, colors, device))
  section.append(
    make('h3', languages[language]),
    make('p', `Subject: ${subject}`, { class: 'subject' }),
    frames,
    make('h4', 'The mail as text'),
    make('pre', text),
    make('h4', `SMS, ${segments === 1 ? 'one part' : `${segments} parts`}`),
    make('pre', sms),
  )
  return section
}

function show() {
  const found = cases.findIndex((each) => `#${slugOf(each)}` === location.hash)
  const index = found === -1 ? 0 : found
  for (const [at, link] of element('list').querySelectorAll('a').entries()) {
    if (at === index) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  element('message').replaceChildren(
    make('h2', nameOf(cases[index])),
    ...Object.keys(languages).map((language) => sectionOf(index, language)),
  )
}

async function load() {
  const response = await fetch('cases')
  const answer = await response.json()
  if (!response.ok)
    return element('message').replaceChildren(make('h2', 'The messages cannot be rendered'), make('pre', answer))
  cases = answer
  const top = scrollY
  element('list').replaceChildren(
    ...cases.map((each) => {
      const item = make('li', '', each.variant === 'realistic' ? { class: 'first' } : {})
      item.append(make('a', nameOf(each), { href: `#${slugOf(each)}` }))
      return item
    }),
  )
  show()
  scrollTo({ top })
}

addEventListener('hashchange', () => {
  show()
  scrollTo({ top: 0 })
})
const events = new EventSource('events')
events.addEventListener('open', () => {
  element('connection').textContent = ''
  load()
})
events.addEventListener('change', load)
events.addEventListener('error', () => {
  element('connection').textContent = 'Not connected: npm run mail:preview -w apps/server has stopped.'
})
