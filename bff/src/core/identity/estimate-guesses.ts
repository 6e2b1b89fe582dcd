/** What about a password makes it easy to guess, the code of its words in the validation catalogue without `password_`. */
export type Guessable =
  | 'common'
  | 'repeated'
  | 'sequence'
  | 'keyboard'
  | 'date'
  | 'names'
  | 'words'
  | 'guessable';

interface Match {
  readonly pattern: string;
  readonly token: string;
  readonly dictionaryName?: string;
}

/**
 * Fewer guesses than these are refused: what a thousand machines try in a night against a stolen hash. Eight characters
 * out of a generator are beyond it.
 */
const GUESSES = 1e8;
/** What is longer is as good as its beginning; the estimate's cost grows with the length. */
const LOOKED_AT = 32;
/** A third of the time that the default's hundred take, with the same verdicts (docs/decisions/signing-in.md). */
const SUBSTITUTIONS = 4;

const BY_PATTERN: Readonly<Record<string, Guessable>> = {
  repeat: 'repeated',
  sequence: 'sequence',
  spatial: 'keyboard',
  date: 'date',
  regex: 'date',
};

/** Its dictionaries take some 60 MB: they come with the first password that is chosen, and most processes see none. */
async function load() {
  const [{ ZxcvbnFactory }, common, pt, en] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...pt.dictionary, ...en.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}
let loaded: ReturnType<typeof load> | undefined;

function reasonOf({ pattern, dictionaryName = '' }: Match): Guessable {
  if (pattern !== 'dictionary') return BY_PATTERN[pattern] ?? 'guessable';
  if (dictionaryName.startsWith('passwords')) return 'common';
  return /names/i.test(dictionaryName) ? 'names' : 'words';
}

/** Why a password is too easy to guess, with what is known of the person; null when it isn't. Works off line. */
export async function whyGuessable(password: string, words: readonly string[]): Promise<Guessable | null> {
  const { guesses, sequence } = (await (loaded ??= load())).check(password.slice(0, LOOKED_AT), [...words]);
  if (guesses >= GUESSES) return null;
  const matches: readonly Match[] = sequence;
  const [longest] = matches
    .filter(({ pattern }) => pattern !== 'bruteforce')
    .sort((one, other) => other.token.length - one.token.length);
  return longest ? reasonOf(longest) : 'guessable';
}
