import { IncomingMessage, ServerResponse } from 'node:http'

/** The requests and the answers of the server. The app gives these classes the methods of Express, so that no object has to change its prototype. */
export class AppRequest extends IncomingMessage {}
export class AppResponse extends ServerResponse<AppRequest> {}
