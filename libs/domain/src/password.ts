/** The fewest characters (code points) of a password (specification, section 5). */
export const PASSWORD_MIN = 8;

/** The most: enough for any passphrase, a bound for the work of hashing. */
export const PASSWORD_MAX = 128;

/** Why a password is refused; each has a message of its own in the catalogues. */
export type PasswordProblem =
  | 'short'
  | 'long'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'special'
  | 'common'
  | 'context';

/** What else a password is held against; both lists may be left out where they are not at hand. */
export interface PasswordContext {
  /** Words of the person (name, e-mail, CPF …) that it must not contain. */
  readonly words?: readonly string[];
  /** Passwords everyone tries, in lower case: see password-common.ts. */
  readonly common?: ReadonlySet<string>;
}

/** Shorter words turn up in good passwords by chance. */
const WORD_MIN = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case, without accents, digits and signs read as the letters they stand in for. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** `Senha@2026!` is no better than `senha`: each way to cut the tail of digits and signs is looked up, as is and folded. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  const tail = /[^\p{L}]*$/u.exec(lower)?.[0].length ?? 0;
  for (let cut = 0; cut <= tail; cut += 1) {
    const head = lower.slice(0, lower.length - cut);
    if (common.has(head) || common.has(fold(head))) return true;
  }
  return false;
}

function containsWord(password: string, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const folded = fold(password);
  return words
    .flatMap((word) => word.split(/[\s@._-]+/))
    .filter((word) => word.length >= WORD_MIN)
    .some((word) => lower.includes(word.toLowerCase()) || folded.includes(fold(word)));
}

/**
 * All that is wrong with `password`, in the order messages are shown; empty when it may be used.
 * Length counts code points. The composition rules are the specification's (section 5); the upper bound, the common
 * passwords and the context words are the product's own. Words shorter than 4 characters are not looked for.
 */
export function passwordProblems(password: string, context: PasswordContext = {}): PasswordProblem[] {
  const { words = [], common } = context;
  const length = [...password].length;
  const found: readonly (readonly [PasswordProblem, boolean])[] = [
    ['short', length < PASSWORD_MIN],
    ['long', length > PASSWORD_MAX],
    ['lowercase', !/\p{Ll}/u.test(password)],
    ['uppercase', !/\p{Lu}/u.test(password)],
    ['digit', !/\d/.test(password)],
    ['special', !/[^\p{L}\p{M}\p{N}]/u.test(password)],
    ['common', length <= PASSWORD_MAX && common !== undefined && isCommon(password, common)],
    ['context', length <= PASSWORD_MAX && containsWord(password, words)],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}
