/** No face of ours has emoji: they are left out, with what joins them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u{200D}|\u{20E3}|\u{FE0F}/gu;
/** Signs that are text in spite of their class. */
const TEXT = new Set(['©', '®', '™', '‼', '⁉', 'ℹ', '↔', '↕']);

/** A text as the faces can draw it, on one line's worth of white space. */
export const plainText = (text: string): string =>
  text
    .replace(EMOJI, (sign) => (TEXT.has(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
