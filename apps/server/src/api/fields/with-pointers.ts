/** Returns the fields with the JSON pointers to them. */
export function withPointers<Field>(fields: Field[]): { field: Field; pointer: string }[] {
  return fields.map((field, index) => ({ field, pointer: `/fields/${index}` }))
}
