export const ENDPOINTS = ['webhook endpoints']
export const MEMBERS = ['members']
export const SIGN_ON = ['single sign-on']
export const PASSKEYS = ['passkeys']
