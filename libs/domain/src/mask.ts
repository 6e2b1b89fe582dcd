import { parseMask } from './mask-notation.ts';
import type { MaskPart, MaskSymbol } from './mask-notation.ts';

/** One place of a mask, as maska 3 understands it. */
export interface MaskToken {
  pattern: RegExp;
  optional?: boolean;
  multiple?: boolean;
  transform?: (character: string) => string;
}

/** Options for maska 3, to be passed whole; `tokensReplace` keeps maska's own tokens from reading our static characters. */
export interface CompiledMask {
  mask: string | string[];
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

type Place = Extract<MaskPart, { kind: 'place' }>;

function tokenOf({ accepts, count }: Place): MaskToken {
  const base =
    typeof accepts === 'string'
      ? SYMBOL_TOKENS[accepts]
      : { pattern: new RegExp(`[${accepts.join('').replace(/[\\\]^-]/g, '\\$&')}]`) };
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
 * Turns a mask in the specification's notation, or several to be chosen by length, into options for maska 3:
 * `#` digit, `X` letter or digit, `S` letter, `A` to upper case, `a` to lower case, `l` any character to lower case
 * (letters are ASCII); `\` makes the next character static, `?` makes the part before it optional, `*` lets it come
 * any number of times (64 where other parts follow), and `A|B|C` takes one of these very characters.
 * Never fails: a modifier with nothing before it is a static character.
 */
export function compileMask(notation: string | readonly string[]): CompiledMask {
  const masks = (typeof notation === 'string' ? [notation] : notation).map(parseMask);
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
  return { mask: written.length === 1 ? (written[0] ?? '') : written, tokens, tokensReplace: true };
}
