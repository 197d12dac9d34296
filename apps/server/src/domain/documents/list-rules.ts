/** The maximum number of documents of a page of the list with what their parties have filled in, because each document can have hundreds of values. */
export const MAX_LISTED_WITH_VALUES = 25
