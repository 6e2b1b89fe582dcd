import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StreamCapacity } from '../../core/limits/StreamCapacity.ts';
import { LiveStreams } from './LiveStreams.ts';

const ADDRESS = '203.0.113.1';
let total = 0;

const readings = { fresh: async () => new Map([['p', { text: JSON.stringify({ total }) }]]) };

/** A connection whose client takes what it is sent when told to. */
function client() {
  const sent: string[] = [];
  const write = (bytes: Buffer) => sent.push(bytes.toString());
  const socket = { writableLength: 0, write };
  const response = Object.assign(new EventEmitter(), {
    req: { method: 'GET', headers: {} },
    socket,
    removeHeader: () => undefined,
    writeHead: () => undefined,
    write,
  });
  const totals = () => sent.flatMap((text) => [...text.matchAll(/"total":(\d+)/g)].map(([, n]) => Number(n)));
  return { response, socket, sent, totals };
}

async function open(streams: LiveStreams) {
  const one = client();
  (await streams.open(['p'], ADDRESS)).take(one.response as unknown as ServerResponse, []);
  return one;
}

beforeEach(() => {
  total = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

const streams = () =>
  new LiveStreams({ readings, capacity: new StreamCapacity({ most: 10, mostPerAddress: 10 }) });

it('sends a client that takes nothing only the latest, once it takes again', async () => {
  const all = streams();
  const [quick, slow] = [await open(all), await open(all)];
  slow.socket.writableLength = 300;
  for (const votes of [1, 2, 3]) {
    total = votes;
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(quick.totals()).toEqual([0, 1, 2, 3]);
  expect(slow.totals()).toEqual([0]);
  slow.socket.writableLength = 0;
  await vi.advanceTimersByTimeAsync(300);
  expect(slow.totals()).toEqual([0, 3]);
});

it('reads nothing while nobody follows', async () => {
  const all = streams();
  const only = await open(all);
  only.response.emit('close');
  await vi.advanceTimersByTimeAsync(1_000);
  const read = vi.spyOn(readings, 'fresh');
  all.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).not.toHaveBeenCalled();
});

it('moves something on a quiet connection, so that no proxy cuts it', async () => {
  const { sent } = await open(streams());
  await vi.advanceTimersByTimeAsync(55_000);
  expect(sent.filter((text) => text === ':\n\n')).toHaveLength(2);
});
