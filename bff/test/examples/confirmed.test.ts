import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Example } from '../../src/http/openapi/examples.ts';
import { Confirmations, unconfirmed } from './confirmed.ts';

const example: Example = {
  request: { title: 'Sal' },
  answer: { items: [{ id: 'a', note: null }], total: 1 },
};

let folder: string;
let confirmations: Confirmations;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fio-confirmed-'));
  confirmations = new Confirmations(new Map([['createPoll', example]]), folder);
});

it('is confirmed by an answer with all that the example shows, whatever else it has', () => {
  confirmations.note('createPoll', {
    request: { title: 'Outro', slug: 'outro' },
    answer: {
      items: [
        { id: 'b', note: 'x' },
        { id: 'c', note: null },
      ],
      total: 2,
    },
  });
  expect(confirmations.has('createPoll')).toBe(true);
  expect(unconfirmed(['createPoll'], folder)).toEqual([]);
});

it.each([
  ['without a field of it', { items: [{ id: 'b' }], total: 2 }],
  ['with a field of another kind', { items: [{ id: 'b', note: null }], total: '2' }],
  ['with an empty list', { items: [], total: 0 }],
])('is not confirmed by an answer %s', (_, answer) => {
  confirmations.note('createPoll', { request: { title: 'Outro' }, answer });
  expect(confirmations.has('createPoll')).toBe(false);
  expect(unconfirmed(['createPoll'], folder)).toEqual(['createPoll']);
});

it('knows what another process confirmed', () => {
  new Confirmations(new Map([['createPoll', example]]), folder).note('createPoll', example);
  expect(confirmations.has('createPoll')).toBe(true);
});

it('is confirmed by what several processes had of it', () => {
  const request = { title: 'Outro' };
  const another = new Confirmations(new Map([['createPoll', example]]), folder);
  another.note('createPoll', { request, answer: { items: [], total: 0 } });
  confirmations.note('createPoll', { answer: { items: [{ id: 'b' }] } });
  expect(unconfirmed(['createPoll'], folder)).toEqual(['createPoll']);
  confirmations.note('createPoll', { answer: { items: [{ note: 'x' }] } });
  expect(confirmations.has('createPoll')).toBe(false);
  expect(unconfirmed(['createPoll', 'createDraw'], folder)).toEqual(['createDraw']);
});
