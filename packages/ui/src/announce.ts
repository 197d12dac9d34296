/** Takes away what was announced, because it is true no more. A screen reader could still find it. */
export function endAnnouncement() {
  document.getElementById('status')!.textContent = ''
}

/** Makes screen readers read the text. A modal dialog hides this region, so dialogs have regions of their own. */
export function announce(text: string) {
  const region = document.getElementById('status')!
  endAnnouncement()
  // Screen readers read only a change. Without the pause, the same text again would be no change.
  setTimeout(() => (region.textContent = text), 100)
}
