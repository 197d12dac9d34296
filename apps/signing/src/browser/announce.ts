/** Reads the text to users of screen readers. A modal dialog hides this region: dialogs have their own. */
export function announce(text: string) {
  const region = document.getElementById('status')!
  region.textContent = ''
  // Only a change is read, also of the same text.
  setTimeout(() => (region.textContent = text), 100)
}
