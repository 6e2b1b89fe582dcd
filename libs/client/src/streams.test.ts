import { afterEach, expect, it } from 'vitest';
import { clientOf } from './client.ts';
import type { CallOptions, NoInput } from './options.ts';
import { scripted, type Answering, type Scripted } from '../test/server.ts';

interface Streams {
  readonly download: (input?: NoInput, options?: CallOptions) => Promise<Response>;
  readonly follow: (input?: NoInput, options?: CallOptions) => AsyncGenerator<{ total: number }, void>;
}
const ways = { download: 'GET /file file', follow: 'GET /live events' };

let server: Scripted;
afterEach(() => server.close());
async function client(answer: Answering): Promise<Streams> {
  server = await scripted(answer);
  return clientOf<Streams>(ways, { origin: server.origin, timeout: 100 });
}

const events = { 'content-type': 'text/event-stream' };

it('hands a file on as it comes, for longer than an answer may take to begin', async () => {
  const pieces = ['one,', 'two,', 'three'];
  const { download } = await client((response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) return void response.end();
      response.write(piece);
      setTimeout(next, 80);
    };
    next();
  });
  const response = await download();
  expect(response.headers.get('content-type')).toBe('text/csv');
  expect(await response.text()).toBe('one,two,three');
});

it('reads messages however they are cut, and passes over what says nothing', async () => {
  const { follow } = await client((response) => {
    response.writeHead(200, events);
    const text = ':\n\nid: 7\ndata: {"total":\ndata: 1}\n\nevent: x\r\ndata:{"total":2}\r\n\r\ndata: {"tot';
    for (const char of text) response.write(char);
    response.end();
  });
  const seen: number[] = [];
  for await (const { total } of follow()) seen.push(total);
  expect(seen).toEqual([1, 2]);
});

it('ends the connection of who has seen enough', async () => {
  let closed = false;
  const { follow } = await client((response) => {
    response.writeHead(200, events).write('data: {"total":1}\n\n');
    response.on('close', () => (closed = true));
  });
  for await (const { total } of follow()) if (total === 1) break;
  await expect.poll(() => closed).toBe(true);
});

it('says that a stream broke, and nothing but the reason where its reader ended it', async () => {
  const { follow } = await client((response) => {
    response.writeHead(200, events).write('data: {"total":1}\n\n', () => response.destroy());
  });
  const all = async (signal?: AbortSignal) => {
    for await (const one of follow({}, signal ? { signal } : {})) void one;
  };
  await expect(all()).rejects.toMatchObject({ code: 'NO_ANSWER' });
  const reason = new Error('Enough.');
  await expect(all(AbortSignal.abort(reason))).rejects.toBe(reason);
});
