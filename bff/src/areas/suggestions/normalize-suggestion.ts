/** One line of composed text: what is pasted from elsewhere brings line breaks and runs of spaces with it. */
export const normalizeSuggestion = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim();
