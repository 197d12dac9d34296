export const ENDPOINTS = ['webhook endpoints']
export const MEMBERS = ['members']
