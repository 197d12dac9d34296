interface AlertProps {
  /** Undefined if there is no error. */
  text: string | undefined
  id?: string
}

/** Shows an error. Screen readers read it as soon as it appears. */
export function Alert({ text, id }: AlertProps) {
  return text ? (
    <p class="error" id={id} role="alert">
      {text}
    </p>
  ) : null
}
