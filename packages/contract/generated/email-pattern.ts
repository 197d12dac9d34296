// Generated from spec/ by `npm run generate`.
/** The rule for e-mail addresses, for pages that do not load the whole spec. */
export const emailPattern = new RegExp("^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$")
