/** The most characters (code points) a name or a last name may have (specification, section 9). */
export const NAME_LIMIT = 64;

const PERSON_NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** Composed Unicode (NFC), trimmed, every run of white space a single space. */
export function normalizeName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

const alike = (text: string): string =>
  normalizeName(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether two people go by one name: case, accents and white space don't make it another. */
export const isSameName = (one: string, other: string): boolean => alike(one) === alike(other);

/**
 * Whether `text`, normalised, can be a name or a last name: begins with a letter of any script, then letters,
 * spaces, apostrophes and hyphens; no digits; at most NAME_LIMIT characters.
 */
export function isPersonName(text: string): boolean {
  const name = normalizeName(text);
  return [...name].length <= NAME_LIMIT && PERSON_NAME.test(name);
}

/**
 * A name for who mustn't know it: of each word the first letter and a dot for each further one, so that it stays as long as it
 * is (`Maria Clara` → `M•••• C••••`).
 */
export const maskName = (name: string): string => name.replace(/(?<=[\p{L}\p{M}])[\p{L}\p{M}]/gu, '•');
