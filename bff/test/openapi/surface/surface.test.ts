import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { newestEntry, sinceTold } from './files.ts';
import type { OperationSurface } from './surface.ts';
import { untold } from './untold.ts';

const one = (lines: readonly string[], given: Partial<OperationSurface> = {}): OperationSurface => ({
  operationId: 'pollsGet',
  address: 'GET /polls/{id}',
  lines,
  ...given,
});
const breaks = (was: readonly string[], now: readonly string[]) =>
  compare([one(was)], [one(now)]).some(({ isBreaking }) => isBreaking);

it('is what docs/api tells: npm run api-surface', () => {
  expect(sinceTold()).toEqual({ version: newestEntry().version, changes: [] });
});

describe('a change breaks somebody', () => {
  it.each([
    ['an answered field that is gone', ['< json.a!: string'], []],
    ['one that may be missing now', ['< json.a!: string'], ['< json.a: string']],
    ['one of another kind', ['< json.a!: string'], ['< json.a!: integer']],
    ['one that may be null now', ['< json.a!: string'], ['< json.a!: string or null']],
    ['a state that is new in answers', ['< json.a!: "x"'], ['< json.a!: "x"|"y"']],
    ['a state that is no longer taken', ['> json.a!: "x"|"y"'], ['> json.a!: "x"']],
    ['a field that must be sent now', ['> json.a: string'], ['> json.a!: string']],
    ['a new field that must be sent', [], ['> json.a!: string']],
    ['a new parameter that must be given', [], ['? query a!: string']],
    ['a parameter that is gone', ['? query a: string'], []],
    ['another way of calling', ['@ open'], ['@ visitor']],
  ])('%s', (_, was, now) => {
    expect(breaks(was, now)).toBe(true);
  });
  it('an operation that is gone, or elsewhere', () => {
    expect(compare([one([])], [])).toMatchObject([{ isBreaking: true }]);
    expect(compare([one([])], [one([], { address: 'GET /theories/{id}' })])).toMatchObject([
      { isBreaking: true },
    ]);
  });
});

it('tells a new name once, whatever is named after it', () => {
  const schema = (operationId: string) => one(['> value.a: string'], { operationId, address: 'schema' });
  const was = [one(['> json: PollsGetBody']), schema('PollsGetBody')];
  const now = [one(['> json: GetPollBody'], { operationId: 'getPoll' }), schema('GetPollBody')];
  expect(compare(was, now)).toEqual([
    { operationId: 'getPoll', isBreaking: true, text: 'was called pollsGet' },
  ]);
});

describe('a change breaks nobody', () => {
  it.each([
    ['a new answered field', [], ['< json.a!: string']],
    ['one that is always there now', ['< json.a: string'], ['< json.a!: string']],
    ['one that is never null any more', ['< json.a!: string or null'], ['< json.a!: string']],
    ['a new field that may be sent', [], ['> json.a: string']],
    ['one that need not be sent any more', ['> json.a!: string'], ['> json.a: string']],
    ['a state that is taken, too', ['> json.a!: "x"'], ['> json.a!: "x"|"y"']],
    ['one more way of calling', ['@ staff'], ['@ apiToken or staff']],
    ['no session asked for any more', ['@ visitor'], ['@ open']],
  ])('%s', (_, was, now) => {
    expect(breaks(was, now)).toBe(false);
  });
  it('a new operation', () => {
    expect(compare([], [one([])])).toMatchObject([{ isBreaking: false }]);
  });
});

describe('what breaks somebody is told', () => {
  const changes = compare([one(['< json.a!: string'])], [one([])]);
  const told = { version: '2026-11-27', text: '- `pollsGet` has no `a` any more.' };
  it('under a newer heading, by the name of its operation', () => {
    expect(untold(changes, '2026-11-26', told)).toEqual([]);
  });
  it.each([
    ['under the heading of before', { ...told, version: '2026-11-26' }],
    ['without its name', { ...told, text: '- Something.' }],
    ['under no date', { ...told, version: 'Unreleased' }],
  ])('and not %s', (_, entry) => {
    expect(untold(changes, '2026-11-26', entry)).toHaveLength(1);
  });
  it('what breaks nobody needs no word', () => {
    expect(untold(compare([one([])], [one(['< json.a: string'])]), '2026-11-26', told)).toEqual([]);
  });
});
