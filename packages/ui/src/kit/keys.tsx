import './keys.css'

/** Keys as they are printed on a keyboard: "Ctrl + C, Ctrl + V" has the keys Ctrl and C, and Ctrl and V. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span class="keys">
      {keys.split(/(, | \+ )/).map((part, index) => (index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part.trim()))}
    </span>
  )
}
