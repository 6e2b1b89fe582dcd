import { describe, expect, it } from 'vitest';
import type { MyInvoice } from '@fio/contracts/public/invoices';
import type { MyVote } from '@fio/contracts/public/votes';
import { samplePoll, YES } from '../../testing/samples.ts';
import { changesSince, type Own } from './changes.ts';

const SINCE = '2026-03-01T00:00:00.000Z';
const BEFORE = '2026-02-28T23:59:59.000Z';
const AFTER = '2026-03-02T10:00:00.000Z';
const NOTHING: Own = { votes: [], prizes: [], invoices: [], draws: [] };

const vote = (resolvedAt: string, changes: Partial<MyVote> = {}): MyVote => {
  const poll = samplePoll({ state: 'resolved', resolvedAt });
  return { pollId: poll.id, optionId: YES, votedAt: BEFORE, poll, hit: true, check: null, ...changes };
};
const prize = { id: 'p', title: 'Pipoca', description: '', image: null, reason: null, deliveredAt: null };
const invoice: MyInvoice = {
  id: 'i',
  origin: 'qr',
  key: null,
  cnpj: null,
  number: null,
  purchasedOn: null,
  value: null,
  file: null,
  createdAt: BEFORE,
  numbers: [],
  prize: null,
  state: 'valid',
  reason: null,
  reviewedAt: null,
};

const kinds = (own: Partial<Own>) => changesSince({ ...NOTHING, ...own }, SINCE).map(({ kind }) => kind);

describe('what changed since the last visit', () => {
  it('is nothing where nothing happened after it', () => {
    expect(changesSince(NOTHING, SINCE)).toEqual([]);
    expect(kinds({ votes: [vote(BEFORE)] })).toEqual([]);
  });

  it('tells of theories that were resolved, of votes that count alone', () => {
    expect(kinds({ votes: [vote(AFTER), vote(AFTER, { hit: false })] })).toEqual(['hit', 'miss']);
    expect(kinds({ votes: [vote(AFTER, { check: 'waiting' }), vote(AFTER, { hit: null })] })).toEqual([]);
  });

  it('tells of a prize when it is won and when it is validated, never of one that is refused', () => {
    const won = { ...prize, state: 'validated', wonAt: BEFORE, validatedAt: AFTER } as const;
    expect(kinds({ prizes: [won] })).toEqual(['prize']);
    expect(kinds({ prizes: [{ ...won, state: 'invalid' }] })).toEqual([]);
  });

  it('counts refused receipts, and says what matters most first', () => {
    const refused = { ...invoice, state: 'invalid', reason: 'illegible', reviewedAt: AFTER } as const;
    const own = { votes: [vote(AFTER)], invoices: [refused, { ...refused, reviewedAt: BEFORE }] };
    expect(changesSince({ ...NOTHING, ...own }, SINCE)).toMatchObject([
      { kind: 'refused', count: 1 },
      { kind: 'hit' },
    ]);
  });
});
