const SYMBOLS = ['#', 'X', 'S', 'A', 'a', 'l'] as const;

/** What a place of a mask takes, as the specification's notation writes it. */
export type MaskSymbol = (typeof SYMBOLS)[number];

/** One part of a mask: a character it brings itself, or a place to fill with what a symbol or a list of characters allows. */
export type MaskPart =
  | { readonly kind: 'static'; readonly character: string }
  | {
      readonly kind: 'place';
      readonly accepts: MaskSymbol | readonly string[];
      readonly count: 'one' | 'optional' | 'any';
    };

function readPart(character: string, isEscaped: boolean): MaskPart {
  const symbol = isEscaped ? undefined : SYMBOLS.find((known) => known === character);
  return symbol === undefined ? { kind: 'static', character } : { kind: 'place', accepts: symbol, count: 'one' };
}

/** The characters a part stands for beside a `|`, where symbols are static characters too. */
function staticCharacters(part: MaskPart): readonly string[] {
  if (part.kind === 'static') return [part.character];
  return typeof part.accepts === 'string' ? [part.accepts] : part.accepts;
}

function withCount(part: MaskPart, count: 'optional' | 'any'): MaskPart {
  const accepts = part.kind === 'static' ? [part.character] : part.accepts;
  return { kind: 'place', accepts, count };
}

/** Reads a mask in the specification's notation; see `compileMask` for what it means. Never fails. */
export function parseMask(notation: string): MaskPart[] {
  const parts: MaskPart[] = [];
  let previous: MaskPart | undefined;

  function replacePrevious(part: MaskPart): void {
    parts[parts.length - 1] = part;
    // A modified place takes no second modifier; a choice may still grow or be modified.
    previous = part.kind === 'place' && part.count !== 'one' ? undefined : part;
  }

  for (let index = 0; index < notation.length; index += 1) {
    let character = notation.charAt(index);
    const isLast = index === notation.length - 1;
    if (previous !== undefined && (character === '?' || character === '*')) {
      replacePrevious(withCount(previous, character === '?' ? 'optional' : 'any'));
      continue;
    }
    const widens = character === '|' && previous !== undefined && !isLast;
    if (widens) character = notation.charAt((index += 1));
    const isEscaped = character === '\\' && index < notation.length - 1;
    if (isEscaped) character = notation.charAt((index += 1));
    if (widens && previous !== undefined) {
      const accepts = [...staticCharacters(previous), character];
      replacePrevious({ kind: 'place', accepts, count: 'one' });
    } else {
      previous = readPart(character, isEscaped);
      parts.push(previous);
    }
  }
  return parts;
}
