import { parseArgs } from 'node:util';
import type { Trusted } from '../log/Log.ts';

export const USAGE = `fio-verify <site> <draw> | fio-verify <folder or .zip of saved files>
fio-verify --prizes <site> <schedule> | fio-verify --prizes <folder or .zip of saved files>
  --prizes              checks a schedule of instant prizes that is over, by its id
  --head <size>:<root>  a head of the log you had before: of a letter, or of your last check; may be repeated
  --key <key>           a key of the log you had before, as /transparency/key has it
  --witness <key>       a witness who has to have seen the head
  --number <code>       also looks for a number in the list: series × 100,000 + number
  --save <folder>       keeps the files that were read
  --lang pt|en          pt unless told otherwise

Ends with 0 where everything holds, with 1 where it doesn't, with 2 where nothing could be said.`;

export interface Request {
  readonly from: string;
  /** A draw's slug; with `prizes` a schedule's id. */
  readonly slug: string | undefined;
  readonly prizes: boolean;
  readonly trusted: Trusted;
  readonly numbers: readonly number[];
  readonly save: string | undefined;
  readonly lang: 'pt' | 'en';
}

const HEAD = /^(0|[1-9][0-9]{0,14}):([0-9a-f]{64})$/;
const many = { type: 'string', multiple: true } as const;

/** What was asked for; null where it makes no sense. */
export function requestOf(words: readonly string[]): Request | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        head: many,
        key: many,
        witness: many,
        number: many,
        prizes: { type: 'boolean' },
        save: { type: 'string' },
        lang: { type: 'string' },
      },
    });
    const [from, slug] = positionals;
    const heads = (values.head ?? []).map((text) => HEAD.exec(text));
    const numbers = (values.number ?? []).map(Number);
    const areRight = heads.every(Boolean) && numbers.every((code) => Number.isInteger(code) && code >= 0);
    const isSite = /^https?:\/\//.test(from ?? '');
    if (from === undefined || !areRight || isSite !== (slug !== undefined)) return null;
    return {
      from,
      slug,
      numbers,
      prizes: values.prizes ?? false,
      save: values.save,
      lang: values.lang === 'en' ? 'en' : 'pt',
      trusted: {
        keys: values.key ?? [],
        witnesses: values.witness ?? [],
        heads: heads.map((head) => ({ size: Number(head?.[1]), root: head?.[2] ?? '' })),
      },
    };
  } catch {
    return null;
  }
}
