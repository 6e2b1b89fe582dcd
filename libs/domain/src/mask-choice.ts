import type { MaskPart, MaskPlace } from './mask-notation.ts';

/**
 * How many characters of a text find a place in a mask, in the order of both. What has none is passed over, as maska
 * does: `takes` says whether a place takes a character.
 */
export function charactersTaken(
  parts: readonly MaskPart[],
  text: string,
  takes: (place: MaskPlace, typed: string) => boolean,
): number {
  let [taken, at] = [0, 0];
  for (const part of parts) {
    if (part.kind === 'static') {
      if (text.charAt(at) === part.character) at += 1;
      continue;
    }
    while (part.count === 'one' && at < text.length && !takes(part, text.charAt(at))) at += 1;
    const most = part.count === 'any' ? text.length : 1;
    for (let count = 0; count < most && at < text.length && takes(part, text.charAt(at)); count += 1) {
      taken += 1;
      at += 1;
    }
  }
  return taken;
}
