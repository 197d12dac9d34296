/** The maximum number of documents of a page of the list with what their parties have filled in, because each document can have hundreds of values. */
export const MAX_LISTED_WITH_VALUES = 25
/** Bytes of values after which such a page ends before its limit. A text of a party can be long. */
export const MAX_BYTES_OF_VALUES = 1_000_000
/** The number at which counting documents ends. It stands for itself or more. */
export const MAX_COUNTED = 1000
