/** What a dialog tells of an action, with the name of the record it is about: on a line of its own unless the text names it. */
export const aboutRecord = (name: string, text: string): string =>
  text.includes(name) ? text : `“${name}”\n${text}`;
