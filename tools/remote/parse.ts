import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UserError } from '../shared/UserError.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What one command takes: its line of usage, its options, and how many words before them. */
export interface Shape<O extends Options> {
  readonly usage: string;
  readonly options: O;
  readonly words: readonly [least: number, most: number];
}

/** Reads a command's arguments; a UserError that shows the usage where they don't fit. */
export function parse<const O extends Options>(args: string[], { usage, options, words }: Shape<O>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [least, most] = words;
    if (positionals.length < least) throw new Error('Something is missing.');
    if (positionals.length > most) throw new Error(`“${positionals[most]}” is too much.`);
    return { values, words: positionals };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nUsage: npm run remote -- ${usage}`);
  }
}
