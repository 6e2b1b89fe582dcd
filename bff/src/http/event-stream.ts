/** The head of server-sent events: not to be held back by nginx, nor compressed by whoever obeys `no-transform`. */
export const EVENT_STREAM_HEAD: readonly string[] = [
  ...['Content-Type', 'text/event-stream; charset=utf-8', 'Connection', 'close'],
  ...['X-Accel-Buffering', 'no', 'Cache-Control', 'no-transform'],
];

/** Says nothing; a connection on which nothing moves is cut by proxies. */
export const PING = Buffer.from(':\n\n');
