/** Milliseconds that no work takes, even on a machine that is busy with other things. Only the tests of a limit of the product give it a shorter one. */
export const UNREACHED = 280_000
