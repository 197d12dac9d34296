/** Hydrates the rendered page. */
type Program = () => Promise<void>

/** Returns the part of the fragment that names a page, such as `/parties/addparty`. An anchor within the page can follow it. */
const address = () => /^#(\/[\w/-]*)/.exec(location.hash)?.[1] ?? '/'

/**
 * Lets people read the reference, follow its links and open its menu while its program is still being loaded. What they press meanwhile takes effect
 * as soon as the program is there.
 *
 * @param pageAt imports the rendered page at an address
 * @param load imports the program and what it shows
 */
export async function start(pageAt: (address: string) => Promise<{ default: string }>, load: () => Promise<Program>) {
  const root = document.documentElement
  const page = document.querySelector('#redoc')!
  const controls = () => [...page.querySelectorAll<HTMLElement>('button, [role="button"], [role="tab"]')]
  const menuButton = () => page.querySelector<HTMLElement>('[data-testid="floating-button"]')
  const first = page.innerHTML
  const htmlAt = async (wanted: string) => (wanted === '/' ? first : (await pageAt(wanted)).default)
  let shown = '/'
  let isReady = false
  /** The place of the control that was pressed, because the program may render the page again. */
  let pressed = -1

  const show = async () => {
    const wanted = address()
    // An address that does not exist shows the page that is there. The program decides what to do with it.
    const html = wanted === shown ? undefined : await htmlAt(wanted).catch(() => undefined)
    if (address() !== wanted || isReady) return
    if (html) replace(html)
    shown = wanted
    root.classList.remove('opening', 'menu-open')
    const anchor = page.querySelector(`main a[href="${CSS.escape(location.hash)}"]`)
    if (anchor) (anchor.closest('[id]') ?? anchor).scrollIntoView()
    else if (html) scrollTo(0, 0)
  }
  const replace = (html: string) => {
    const menu = () => page.querySelector('.menu-content')!
    const [scrolled, focused] = [menu().scrollTop, document.activeElement?.getAttribute('href')]
    page.innerHTML = html
    pressed = -1
    menu().scrollTop = scrolled
    if (focused) page.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  }
  const press = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [role="button"], [role="tab"]')
    if (!control) return
    if (control === menuButton()) root.classList.toggle('menu-open')
    else pressed = controls().indexOf(control)
  }

  page.addEventListener('click', press)
  addEventListener('hashchange', show)
  const showing = show()
  const program = await load()
  await showing
  isReady = true
  page.removeEventListener('click', press)
  removeEventListener('hashchange', show)
  await program()
  root.classList.remove('opening')
  if (root.classList.contains('menu-open')) menuButton()?.click()
  root.classList.remove('menu-open')
  controls()[pressed]?.click()
}
