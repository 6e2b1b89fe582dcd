import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Rows as lines of JSON, a few at a time. */
export async function* toLines(rows: AsyncIterable<object>): AsyncGenerator<Buffer> {
  for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
}

/** The lines of a text in UTF-8; the stream's error is the reader's. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const [first = '', ...more] = decoder.write(chunk as Buffer).split('\n');
    const lines = [rest + first, ...more];
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
