/** Sizes in pixels of an image 1200 wide. At a quarter of it, as phones show a preview, the smallest is 11. */
const SIZES = [104, 92, 80, 70, 62, 54, 48, 44] as const;
export const LINE_HEIGHT = 1.1;
/** The mean width of a letter of the title's face, in parts of its size; on the wide side. */
const LETTER = 0.53;

export interface FittedTitle {
  readonly size: number;
  /** Lines there is room for; what doesn't fit ends in an ellipsis. */
  readonly lines: number;
}

/** Lines a text takes when no line holds more than `room` letters; words longer than a line are broken. */
function linesOf(text: string, lineLength: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const length = [...word].length;
    const together = used === 0 ? length : used + 1 + length;
    if (together <= lineLength) used = together;
    else {
      lines += used === 0 ? 0 : 1;
      lines += Math.ceil(length / lineLength) - 1;
      used = length % lineLength || lineLength;
    }
  }
  return lines;
}

/** The largest size at which a title fits a box, in pixels; the smallest and cut where none does. */
export function fitTitle(text: string, { width, height }: { width: number; height: number }): FittedTitle {
  const linesAt = (size: number) => Math.floor(height / (size * LINE_HEIGHT));
  const size =
    SIZES.find(
      (candidate) => linesOf(text, Math.floor(width / (candidate * LETTER))) <= linesAt(candidate),
    ) ??
    SIZES[SIZES.length - 1] ??
    44;
  return { size, lines: linesAt(size) };
}
