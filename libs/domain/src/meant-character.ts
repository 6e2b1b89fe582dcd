/** Without accents and in small letters. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The character of a list that somebody means who typed `typed`: this very one, or one alike but for case and accents. */
export function meantCharacter(list: readonly string[], typed: string): string | undefined {
  if (list.includes(typed)) return typed;
  const letter = bare(typed);
  // An accent typed alone is nobody's letter.
  return letter === '' ? undefined : list.find((listed) => bare(listed) === letter);
}
