export const ENDPOINTS = ['webhook endpoints']
