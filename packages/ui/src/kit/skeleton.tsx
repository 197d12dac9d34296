import './skeleton.css'

/** Holds the place of what is being loaded. Screen readers read the text. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div class="loading" role="status">
      <span class="visually-hidden">{text}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
