/** The fonts of some devices have no check mark, so it is drawn. */
export function Tick() {
  return (
    <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 13l5 5L20 6" />
    </svg>
  )
}
