// Generated from package.json by `npm run generate`.
export const version = '1.0.0'
