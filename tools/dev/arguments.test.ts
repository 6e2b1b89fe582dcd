import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const idsOf = async (...args: string[]) => (await readArguments(args)).remotes.map(({ id }) => id);

describe('readArguments', () => {
  it('takes one remote or several, in the order given', async () => {
    expect(await idsOf('mf-public')).toEqual(['mf-public']);
    expect(await idsOf('mf-public', 'mf-admin-logs', '--port', '3100')).toEqual([
      'mf-public',
      'mf-admin-logs',
    ]);
  });

  it.each([
    ['none', [], 'Which remote?'],
    ['an unknown one', ['mf-public', 'mf-nothing'], 'There is no remote "mf-nothing".'],
    ['a repeated one', ['mf-public', 'mf-public'], '"mf-public" is named twice.'],
  ])('answers %s with the list of remotes', async (_, args, problem) => {
    const answer = readArguments(args);
    await expect(answer).rejects.toThrow(problem);
    await expect(answer).rejects.toThrow(/one or more of .*mf-admin-logs.*mf-public/);
  });
});
