/** Returns the name in the From header of a mail to a party. */
export const fromName = (senderName: string) => `${senderName} (Paraph)`
