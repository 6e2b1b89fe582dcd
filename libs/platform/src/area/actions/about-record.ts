/** Stands for a name that no text has of itself. */
const ANYBODY = '\0';

/** What a dialog tells of an action, with the name of the record it is about: on a line of its own unless the text names it. */
export const aboutRecord = (name: string, textWith: (name: string) => string): string =>
  textWith(ANYBODY).includes(ANYBODY) ? textWith(name) : `“${name}”\n${textWith(name)}`;
