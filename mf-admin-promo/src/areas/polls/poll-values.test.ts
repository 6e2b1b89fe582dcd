import { describe, expect, it } from 'vitest';
import { copiedOf, lockedOptions, optionsOf, type PollDetail, valuesOf } from './poll-values.ts';

const poll = (patch: Partial<PollDetail>): PollDetail => ({
  id: 'p',
  slug: 'p',
  title: 'Quem?',
  show: { id: 's', title: 'S', slug: 's' },
  showId: 's',
  type: 'multiple',
  state: 'open',
  opensAt: null,
  closesAt: null,
  votes: 0,
  suspicious: 0,
  featured: false,
  options: [
    { id: 'a', label: 'A irmã', votes: 0 },
    { id: 'b', label: 'O prefeito', votes: 0 },
  ],
  correctOptionId: null,
  stamp: null,
  suggestions: [],
  note: null,
  resolvedAt: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...patch,
});

describe('the options of a theory', () => {
  it.each([
    [{ votes: 0 }, 0],
    [{ votes: 3 }, 2],
    [{ state: 'closed' as const }, 2],
    [{ state: 'resolved' as const }, 2],
    [{ votes: 3, type: 'yes_no' as const }, 0],
  ])('of %j are locked: %i', (patch, locked) => expect(lockedOptions(poll(patch))).toBe(locked));

  it('keep who they are when they are locked, whatever is written after them', () => {
    const before = valuesOf(poll({ votes: 3 })).options;
    expect(optionsOf(['A irmã', 'O prefeito', 'Ninguém'], before, 2)).toEqual([
      ...before,
      { label: 'Ninguém' },
    ]);
  });

  it('are their texts before that', () => {
    const before = valuesOf(poll({})).options;
    expect(optionsOf(['O prefeito', 'A irmã'], before, 0)).toEqual([
      { label: 'O prefeito' },
      { label: 'A irmã' },
    ]);
  });

  it('of yes and no are not the editor’s', () => {
    expect(valuesOf(poll({ type: 'yes_no' })).options).toEqual([]);
  });
});

it('copies a theory at the next address, without its period and whom its answers were', () => {
  const copy = copiedOf(valuesOf(poll({ opensAt: '2026-01-01T00:00:00Z', featured: true })));
  expect(copy).toMatchObject({ title: 'Quem?', slug: 'p-2', opensAt: null, closesAt: null, featured: false });
  expect(copy.options).toEqual([{ label: 'A irmã' }, { label: 'O prefeito' }]);
});
