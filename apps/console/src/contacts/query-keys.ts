/** The key of each list of contacts. */
export const CONTACTS = ['contacts']

/** A company belongs to the data of contacts, and is loaded again with them. */
export const COMPANIES = [...CONTACTS, 'companies']
