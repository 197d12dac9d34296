const element = (id) => document.getElementById(id)
const inColumns = matchMedia('(min-width: 721px)')

let orders = []
/** The reference of the order that was opened last, so that the focus moves only once. */
let opened

function make(name, text, className) {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

/** Shows only what changed, so that a screen reader says it once. */
function write(target, text) {
  if (target.textContent !== text) target.textContent = text
}

/** Who is asked. An order usually names nobody, so then its first line. */
const nameOf = ({ asked, text }) =>
  asked ? `${asked.givenName} ${asked.surname}, ${asked.personalNumber}` : text.split('\n', 1)[0].replace(/^#\s*/, '')

function stateOf({ status, hintCode, startedBy, signedBy }) {
  if (status === 'complete') return `Signed by ${signedBy}`
  if (status === 'failed') return `Failed: ${hintCode}`
  return startedBy ? `Open in the app: ${hintCode}` : `Waits for the app: ${hintCode}`
}

function entryOf(order) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const small = make('span', '', 'small')
  const time = make('time', new Date(order.createdAt).toLocaleTimeString([], { timeStyle: 'short' }))
  time.dateTime = order.createdAt
  link.href = `#${order.orderRef}`
  small.append(make('span', stateOf(order)), time)
  link.append(make('span', nameOf(order), order.status === 'pending' ? 'subject new' : 'subject'), small)
  if (link.hash === location.hash) link.setAttribute('aria-current', 'true')
  item.append(link)
  return item
}

function fill(select, codes, first) {
  if (select.options.length > 0) return
  select.append(new Option(first, ''), ...codes.map((code) => new Option(code, code)))
}

async function load() {
  const answer = await (await fetch('orders')).json()
  orders = answer.orders
  fill(element('hint'), answer.pendingHints, 'choose')
  fill(element('failure'), answer.failedHints, 'choose')
  fill(element('refusal'), answer.refusals, 'the usual one')
  element('refusal').value = answer.refusal ?? ''
  show()
}

function show() {
  const focused = document.activeElement?.closest('#list a')?.hash
  element('list').replaceChildren(...orders.map(entryOf))
  if (focused) element('list').querySelector(`a[href="${focused}"]`)?.focus()
  element('empty').hidden = orders.length > 0
  const order = orders.find(({ orderRef }) => `#${orderRef}` === location.hash)
  document.body.classList.toggle('chosen', Boolean(order))
  element('none').hidden = Boolean(order)
  element('chosen').hidden = !order
  if (!order) {
    opened = undefined
    return
  }
  write(element('title'), nameOf(order))
  write(element('state'), stateOf(order))
  element('sign').hidden = !order.asked
  if (order.asked)
    write(
      element('sign'),
      `${order.operation === 'auth' ? 'Identify' : 'Sign'} as ${order.asked.givenName} ${order.asked.surname}`,
    )
  write(element('who'), order.asked ? 'Another person signs' : 'Who signs?')
  write(element('text'), order.text)
  element('acts').hidden = order.status !== 'pending'
  const isDone = order.status === 'complete' || order.hintCode === 'userCancel'
  element('return').hidden = !(isDone && order.returnUrl)
  if (order.returnUrl) element('return-link').href = order.returnUrl
  if (opened !== order.orderRef && !inColumns.matches) element('order').focus()
  opened = order.orderRef
}

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error((await response.text()) || 'The simulator has an error.')
  return response.json()
}

/** As the app does, goes back to the page when the person is done. */
async function act(what) {
  const orderRef = location.hash.slice(1)
  try {
    const order = await post(`orders/${orderRef}`, { act: what })
    await load()
    const isDone = order.status === 'complete' || order.hintCode === 'userCancel'
    if (isDone && order.returnUrl) location.assign(order.returnUrl)
    else if (order.status !== 'pending') element('order').focus()
  } catch (error) {
    element('state').textContent = error.message
  }
}

async function start(path, text) {
  element('scan-error').textContent = ''
  try {
    const { orderRef } = await post(path, { text })
    await load()
    location.hash = orderRef
    element('code').value = ''
  } catch (error) {
    element('scan-error').textContent = error.message
  }
}

/** The phone keeps the person who signed last. */
const person = ['number', 'given', 'surname']
for (const id of person) element(id).value = localStorage.getItem(id) ?? element(id).value

element('scan').addEventListener('submit', (event) => {
  event.preventDefault()
  const text = element('code').value
  void start(text.trim().startsWith('bankid.') ? 'scan' : 'autostart', text)
})
element('sign').addEventListener('click', () => act('sign'))
for (const button of document.querySelectorAll('[data-act]'))
  button.addEventListener('click', () => act(button.dataset.act))
element('other').addEventListener('submit', (event) => {
  event.preventDefault()
  const [personalNumber, givenName, surname] = person.map((id) => element(id).value.trim())
  for (const id of person) localStorage.setItem(id, element(id).value.trim())
  void act({ sign: { personalNumber, givenName, surname } })
})
for (const [id, name] of [
  ['hint', 'hint'],
  ['failure', 'fail'],
])
  element(id).addEventListener('change', async ({ target }) => {
    if (target.value) await act({ [name]: target.value })
    target.value = ''
  })
element('refusal').addEventListener('change', ({ target }) => void post('refusal', { code: target.value || null }))
addEventListener('hashchange', show)

const events = new EventSource('events')
let isFirst = true
events.addEventListener('open', async () => {
  element('connection').textContent = ''
  await load()
  // A link of a signing page on the same device starts its order at once.
  if (isFirst && /[?&]autostarttoken=/i.test(location.search)) await start('autostart', location.search)
  isFirst = false
})
events.addEventListener('change', async () => {
  const known = new Set(orders.map(({ orderRef }) => orderRef))
  await load()
  const added = orders.find(({ orderRef }) => !known.has(orderRef))
  if (added) element('announcement').textContent = `New order: ${nameOf(added)}`
})
events.addEventListener('error', () => {
  element('connection').textContent = 'Not connected: the simulator has stopped.'
})
