export const shownKeys = [
  'status',
  'attention',
  'label',
  'owner',
  'search',
  'person',
  'time',
  'from',
  'to',
  'sort',
  'reverse',
] as const

/** Which documents the list shows, and in which order, as the address says it. `from` and `to` are days. */
export type ShownDocuments = { [Key in (typeof shownKeys)[number]]?: string | undefined }
