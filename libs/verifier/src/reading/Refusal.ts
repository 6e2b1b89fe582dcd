import type { Meaning } from './meanings.ts';

/** Where something stands in what was published: a file, and a JSON pointer (RFC 6901) within it; '' is the whole of it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Why a draw is refused: what doesn't hold, and where. */
export class Refusal extends Error {
  readonly place: Place;
  readonly meaning: Meaning;
  /** What was found and what should be there, for whoever looks into it. */
  readonly detail: string;

  constructor(place: Place, meaning: Meaning, detail = '') {
    super(`${place.file}#${place.pointer}: ${meaning}${detail === '' ? '' : ` (${detail})`}`);
    this.name = 'Refusal';
    this.place = place;
    this.meaning = meaning;
    this.detail = detail;
  }
}

/** A file as a whole. */
export const wholeOf = (file: string): Place => ({ file, pointer: '' });

/** What lies at `steps` below a place. */
export const below = ({ file, pointer }: Place, ...steps: readonly (string | number)[]): Place => ({
  file,
  pointer: steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  ),
});

/** Refuses unless two texts or numbers are the same. */
export function mustEqual<Value extends string | number | boolean | null>(
  place: Place,
  meaning: Meaning,
  found: Value,
  wanted: Value,
): void {
  if (found !== wanted)
    throw new Refusal(place, meaning, `${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}
