/** An operation, and the example of its response in the spec. */
export interface Example<Reply> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'HEAD' | 'OPTIONS' | 'TRACE'
  /** As MSW writes paths: `/api/v1/contacts/:id`. */
  path: string
  /** Makes a new object each time, because a test may change it. */
  reply: () => Reply
}
