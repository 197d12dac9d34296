/** The key of each list of contacts. */
export const CONTACTS = ['contacts']
