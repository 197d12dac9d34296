import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * A mail as mail programs show it, in a tree of its own, so that the styles of this page do not change it. The policy of the page allows no styles in
 * HTML, so they are set by the program. The links lead nowhere, because they are examples.
 */
export function MailBody({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // No text of a mail contains a quotation mark, because the server escapes it.
    const unstyled = html.slice(html.indexOf('<body')).replaceAll(' style="', ' data-style="')
    const { body } = new DOMParser().parseFromString(unstyled, 'text/html')
    for (const element of body.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style']!
    for (const link of body.querySelectorAll('a')) link.removeAttribute('href')
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    // What stands before it is only for the list of a mail program.
    root.replaceChildren(...body.querySelectorAll('[role="article"]'))
  }, [html])
  return <div ref={host} class="mail-body" />
}
