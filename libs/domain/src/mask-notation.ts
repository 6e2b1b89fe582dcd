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

/** A part that is filled by what is typed. */
export type MaskPlace = Extract<MaskPart, { kind: 'place' }>;

function readPart(character: string, isEscaped: boolean): MaskPart {
  const symbol = isEscaped ? undefined : SYMBOLS.find((known) => known === character);
  return symbol === undefined
    ? { kind: 'static', character }
    : { kind: 'place', accepts: symbol, count: 'one' };
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

/** A place that is already optional or repeated takes no modifier more. */
function isModifiable(part: MaskPart | undefined): part is MaskPart {
  return part !== undefined && (part.kind === 'static' || part.count === 'one');
}

/** Reads a mask in the specification's notation; see `compileMask` for what it means. Never fails. */
export function parseMask(notation: string): MaskPart[] {
  const atoms = Array.from(notation.matchAll(/\\([\s\S])|[\s\S]/g), ([whole, escaped]) => ({
    character: escaped ?? whole,
    isEscaped: escaped !== undefined,
  }));
  const parts: MaskPart[] = [];
  let isChoosing = false;
  for (const [index, { character, isEscaped }] of atoms.entries()) {
    const previous = parts.at(-1);
    const last = parts.length - 1;
    const modifier = isEscaped || !isModifiable(previous) ? undefined : character;
    if (isChoosing && previous !== undefined) {
      parts[last] = { kind: 'place', accepts: [...staticCharacters(previous), character], count: 'one' };
      isChoosing = false;
    } else if (previous !== undefined && (modifier === '?' || modifier === '*')) {
      parts[last] = withCount(previous, modifier === '?' ? 'optional' : 'any');
    } else if (modifier === '|' && index < atoms.length - 1) {
      isChoosing = true;
    } else {
      parts.push(readPart(character, isEscaped));
    }
  }
  return parts;
}
