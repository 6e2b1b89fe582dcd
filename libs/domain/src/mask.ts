import { parseMask } from './mask-notation.ts';
import type { MaskPart, MaskPlace as Place, MaskSymbol } from './mask-notation.ts';
import { charactersTaken } from './mask-choice.ts';
import { meantCharacter } from './meant-character.ts';

/** One place of a mask, as maska 3 understands it. */
export interface MaskToken {
  pattern: RegExp;
  optional?: boolean;
  multiple?: boolean;
  transform?: (character: string) => string;
}

/** Options for maska 3, to be passed whole; `tokensReplace` keeps maska's own tokens from reading our static characters. */
export interface CompiledMask {
  mask: string | ((text: string) => string);
  tokens: Record<string, MaskToken>;
  tokensReplace: true;
}

const upper = (character: string): string => character.toUpperCase();
const lower = (character: string): string => character.toLowerCase();

const SYMBOL_TOKENS: Readonly<Record<MaskSymbol, MaskToken>> = {
  '#': { pattern: /\d/ },
  X: { pattern: /[0-9a-z]/i },
  S: { pattern: /[a-z]/i },
  A: { pattern: /[a-z]/i, transform: upper },
  a: { pattern: /[a-z]/i, transform: lower },
  l: { pattern: /[\s\S]/, transform: lower },
};

/** The first of the private-use characters, which stand for places that no letter of the notation names alone. */
const PRIVATE_USE = 0xe000;

/** How often a part before others may come: no more than the longest name or word a field takes. */
const REPEAT_LIMIT = 64;

/** Writes the mask's own character, however it was typed: `é` where it says `E`. */
function listToken(accepts: readonly string[]): MaskToken {
  return {
    pattern: new RegExp(`[${accepts.join('').replace(/[\\\]^-]/g, '\\$&')}]`),
    transform: (typed) => meantCharacter(accepts, typed) ?? typed,
  };
}

const takes = ({ accepts }: Place, typed: string): boolean =>
  typeof accepts === 'string'
    ? SYMBOL_TOKENS[accepts].pattern.test(typed)
    : meantCharacter(accepts, typed) !== undefined;

function tokenOf({ accepts, count }: Place): MaskToken {
  const base = typeof accepts === 'string' ? SYMBOL_TOKENS[accepts] : listToken(accepts);
  if (count === 'optional') return { ...base, optional: true };
  return count === 'any' ? { ...base, multiple: true } : base;
}

/**
 * maska's `multiple` asks for one at least and, until it has it, drops what the next part would take. So only a last
 * part is `multiple`; before other parts a `*` becomes a row of optional places.
 */
function spread(parts: readonly MaskPart[]): MaskPart[] {
  return parts.flatMap((part, index) => {
    const mayBeAbsent = part.kind === 'place' && part.count === 'any' && index < parts.length - 1;
    return mayBeAbsent
      ? Array.from({ length: REPEAT_LIMIT }, () => ({ ...part, count: 'optional' as const }))
      : [part];
  });
}

/**
 * Turns a mask in the specification's notation, or several, into options for maska 3. Of several the one counts that
 * takes most of what was typed, of equals the shortest. The notation:
 * `#` digit, `X` letter or digit, `S` letter, `A` to upper case, `a` to lower case, `l` any character to lower case
 * (letters are ASCII); `\` makes the next character static, `?` makes the part before it optional, `*` lets it come
 * any number of times (64 where other parts follow), and `A|B|C` takes one of these characters, in either case and with
 * any accent, and writes it as it stands here.
 * Never fails: a modifier with nothing before it is a static character.
 */
export function compileMask(notation: string | readonly string[]): CompiledMask {
  const notations =
    typeof notation === 'string' ? [notation] : notation.toSorted((a, b) => a.length - b.length);
  const masks = notations.map(parseMask);
  const taken = new Set(masks.flat().map((part) => (part.kind === 'static' ? part.character : '')));
  const tokens: Record<string, MaskToken> = {};
  const keys = new Map<string, string>();

  function keyOf(place: Place): string {
    const identity = JSON.stringify(place);
    const known = keys.get(identity);
    if (known !== undefined) return known;
    const { accepts, count } = place;
    const isPlain = typeof accepts === 'string' && count === 'one' && !taken.has(accepts);
    const key = isPlain ? accepts : String.fromCharCode(PRIVATE_USE + keys.size);
    keys.set(identity, key);
    tokens[key] = tokenOf(place);
    return key;
  }

  const written = masks.map(spread).map((parts) =>
    // `!` escapes in maska, where a run of them loses its first one.
    parts
      .map((part) => (part.kind === 'static' ? part.character : keyOf(part)))
      .join('')
      .replace(/!+/g, '!$&'),
  );
  const [only = '', ...others] = written;
  if (others.length === 0) return { mask: only, tokens, tokensReplace: true };
  const choose = (text: string): string => {
    const counts = masks.map((parts) => charactersTaken(parts, text, takes));
    return written[counts.indexOf(Math.max(...counts))] ?? only;
  };
  return { mask: choose, tokens, tokensReplace: true };
}
