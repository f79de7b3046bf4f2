/** Sends one request. A body that was sent cannot be sent again: who may have to, clones the request before. */
export type Send = (request: Request) => Promise<Response>;
