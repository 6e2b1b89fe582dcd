import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** An answer that is written already: it passes no schema, so its maker vouches for it. */
export class RawReply {
  readonly body: string | Buffer | Readable;
  readonly contentType: string;
  /** Makes browsers save it under this name, which is ASCII without quotes. */
  readonly filename: string | undefined;

  constructor(body: string | Buffer | Readable, contentType: string, filename?: string) {
    this.body = body;
    this.contentType = contentType;
    this.filename = filename;
  }
}

/** An answer that outlives its handler. `take` writes the head, these headers in it, and ends the response some day. */
export class OpenReply {
  readonly take: (response: ServerResponse, headers: readonly string[]) => void;

  constructor(take: OpenReply['take']) {
    this.take = take;
  }
}
