/**
 * Adds the person who was typed, or picked from the contacts, and not added yet: nobody may be left out of the review in silence. Returns false if something is
 * missing, which the form then says where it is missing.
 */
export function addTypedPerson(): boolean {
  const form = document.querySelector<HTMLFormElement>('.add-person')
  const inputs = Array.from(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])
  const isTyped = () => inputs.some(({ value }) => value.trim() !== '')
  if (!isTyped()) return true
  form!.requestSubmit()
  return !isTyped()
}
