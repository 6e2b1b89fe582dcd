import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Rows as lines of JSON, a few at a time. */
export async function* toLines(rows: AsyncIterable<object>): AsyncGenerator<Buffer> {
  for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
}

/** The lines of a text; the stream's error is the reader's. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let broken: unknown;
  stream.once('error', (error) => (broken = error));
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) yield line;
  if (broken !== undefined) throw broken;
}
