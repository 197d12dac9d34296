/** Times come from the database as the strings that the contract wants; `openPool` converts them. */
export type Time = string
