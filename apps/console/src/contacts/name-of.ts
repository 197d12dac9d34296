import type { Contact } from '@paraph/client'

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
