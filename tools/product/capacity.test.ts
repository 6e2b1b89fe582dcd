import { expect, it } from 'vitest';
import { connectionsFor, connectionsOfAll, processesFor } from './capacity.ts';

const GIGABYTE = 1024 ** 3;
const on = (cores: number, gigabytes: number, platform: NodeJS.Platform = 'linux') =>
  processesFor({ cores, bytes: gigabytes * GIGABYTE, platform });

it('runs one BFF per core but one, and never none', () => {
  expect([on(1, 16), on(2, 16), on(4, 16), on(8, 16)]).toEqual([1, 1, 3, 7]);
});

it('runs no more than the memory holds, and than one database serves', () => {
  expect([on(8, 1), on(8, 3), on(128, 512)]).toEqual([1, 3, 16]);
});

it('runs one where a port can’t be shared', () => {
  expect(on(8, 16, 'darwin')).toBe(1);
});

it('bounds the connections, however many processes there are', () => {
  expect([1, 2, 4, 8, 16].map(connectionsFor)).toEqual([20, 20, 20, 10, 6]);
  expect([1, 4, 16].map((count) => connectionsOfAll(count, connectionsFor(count)))).toEqual([87, 183, 329]);
});
