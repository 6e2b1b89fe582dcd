import type { OutgoingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node found wrong before there was a request, by its code; all else is no HTTP. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** A client still sending is given so many milliseconds to read the answer. */
const READ_WITHIN_MS = 1_000;

/** Node's own mark of a connection whose answer is under way. */
type Connection = Duplex & { readonly _httpMessage?: OutgoingMessage | null };

/**
 * Answers what is no request and ends the connection. Node would cut it while the client still sends, which then reads a
 * reset in the place of the answer.
 */
export function refuseBytes({ code = '' }: NodeJS.ErrnoException, connection: Connection): void {
  // What has come behind what is refused.
  if (connection.writableEnded) return;
  if (!connection.writable || connection._httpMessage) {
    connection.destroy();
    return;
  }
  const status = STATUS[code] ?? '400 Bad Request';
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => connection.destroy(), READ_WITHIN_MS).unref();
}
