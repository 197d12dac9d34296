const element = (id) => document.getElementById(id)
const inColumns = matchMedia('(min-width: 721px)')

/** The message that the page shows; undefined if it shows none. */
let chosen

function make(name, text, className) {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

function entryOf({ id, channel, at, to, subject }, isNew) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const small = make('span', '', 'small')
  const time = make('time', new Date(at).toLocaleTimeString([], { timeStyle: 'short' }))
  time.dateTime = at
  link.href = `#${id}`
  small.append(make('span', channel === 'SMS' ? `SMS to ${to}` : to, 'to'), time)
  link.append(make('span', subject || '(no subject)', isNew ? 'subject new' : 'subject'), small)
  item.append(link)
  return item
}

function mark() {
  for (const link of element('list').querySelectorAll('a')) {
    if (link.hash !== location.hash) link.removeAttribute('aria-current')
    else {
      link.setAttribute('aria-current', 'true')
      link.querySelector('.new')?.classList.remove('new')
    }
  }
  element('empty').hidden = element('list').children.length > 0
}

async function load() {
  const messages = await (await fetch('messages')).json()
  element('list').replaceChildren(...messages.map((message) => entryOf(message, false)))
  mark()
}

async function choose() {
  const id = location.hash.slice(1)
  const response = id && (await fetch(`messages/${encodeURIComponent(id)}`))
  chosen = response && response.ok ? await response.json() : undefined
  document.body.classList.toggle('chosen', Boolean(chosen))
  element('none').hidden = Boolean(chosen)
  element('chosen').hidden = !chosen
  mark()
  if (!chosen) return
  element('subject').textContent = chosen.subject || '(no subject)'
  const facts = {
    From: chosen.from,
    To: chosen.to,
    'Reply to': chosen.replyTo,
    Sent: new Date(chosen.at).toLocaleString(),
    'Parts of SMS': chosen.segments,
  }
  element('facts').replaceChildren(
    ...Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) => [make('dt', name), make('dd', value)]),
  )
  show()
  // With columns, the focus stays in the list, so that the reader can go on to the next message. On a phone, the list is hidden.
  if (!inColumns.matches) element('message').focus()
}

function show() {
  const view = document.querySelector('input[name=view]:checked').value
  const isHtml = view === 'html' && chosen.html !== undefined
  element('display').hidden = !isHtml
  element('html').hidden = !isHtml
  element('plain-text').hidden = isHtml
  element('html').classList.toggle('phone', element('phone').checked)
  const colors = element('dark').checked ? 'dark' : 'light'
  const src = new URL(`messages/${chosen.id}/html?colors=${colors}`, location).href
  if (isHtml && element('html').src !== src) element('html').src = src
  if (!isHtml) element('plain-text').textContent = view === 'source' ? chosen.source : chosen.text
}

function rowOf({ at, type, url, attempts, answer, body }) {
  const row = document.createElement('tr')
  const event = document.createElement('details')
  event.append(make('summary', type), make('pre', JSON.stringify(JSON.parse(body), null, 2)))
  const cell = document.createElement('td')
  cell.append(event)
  const told = `${answer ?? 'waits'}${attempts > 1 ? `, attempt ${attempts}` : ''}`
  row.append(
    make('td', new Date(at).toLocaleTimeString([], { timeStyle: 'medium' })),
    cell,
    make('td', url),
    make('td', told),
  )
  return row
}

/** The deliveries that the page shows, as text. They are replaced only if something is new, so that an open event stays open. */
let delivered = ''

async function showDeliveries() {
  const text = document.hidden ? delivered : await (await fetch('deliveries')).text()
  if (text === delivered) return
  delivered = text
  const deliveries = JSON.parse(text)
  element('webhooks').hidden = deliveries.length === 0
  element('webhooks').firstElementChild.textContent =
    `Webhooks (${deliveries.length === 50 ? 'last 50' : deliveries.length})`
  element('deliveries').replaceChildren(...deliveries.map(rowOf))
}

setInterval(() => showDeliveries().catch(() => {}), 1000)

element('demo').addEventListener('click', async () => {
  element('connection').textContent = 'Sending a contract to three parties…'
  const response = await fetch('demo', { method: 'POST' }).catch(() => undefined)
  element('connection').textContent = response?.ok
    ? 'The contract is sent. Its mails appear below.'
    : (await response?.text()) || 'The contract could not be sent.'
})

element('dark').checked = matchMedia('(prefers-color-scheme: dark)').matches
element('views').addEventListener('change', show)
addEventListener('hashchange', choose)

const events = new EventSource('events')
events.addEventListener('open', async () => {
  element('connection').textContent = ''
  await load()
  await choose()
})
events.addEventListener('error', () => {
  element('connection').textContent = 'Not connected: npm run dev has stopped.'
})
events.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data)
  element('list').prepend(entryOf(message, true))
  element('announcement').textContent = `New message: ${message.subject}`
  mark()
})

const phone = await (await fetch('phone')).json()
if (phone.url) element('phone').firstChild.href = phone.url
element('phone').hidden = !phone.url
