import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const idsOf = (...args: string[]) => readArguments(args).remotes.map(({ id }) => id);

describe('readArguments', () => {
  it('takes one remote or several, in the order given', () => {
    expect(idsOf('mf-public')).toEqual(['mf-public']);
    expect(idsOf('mf-public', 'mf-admin-logs', '--port', '3100')).toEqual(['mf-public', 'mf-admin-logs']);
  });

  it.each([
    ['none', [], 'Which remote?'],
    ['an unknown one', ['mf-public', 'mf-nothing'], 'There is no remote "mf-nothing".'],
    ['what is no address', ['mf-public', '--shell', 'staging'], '"staging" is no address.'],
    ['what is no port', ['mf-public', '--port', 'a'], '"a" is no port.'],
    ['an unknown option', ['mf-public', '--host', 'a'], "Unknown option '--host'"],
    ['a repeated one', ['mf-public', 'mf-public'], '"mf-public" is named twice.'],
  ])('answers %s with the list of remotes', (_, args, problem) => {
    expect(() => readArguments(args)).toThrow(problem);
    expect(() => readArguments(args)).toThrow(/one or more of .*mf-admin-logs.*mf-public/);
  });
});
