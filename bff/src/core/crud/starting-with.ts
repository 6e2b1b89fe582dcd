/** A LIKE pattern for what begins with `text`, its own % and _ meaning themselves. */
export const startingWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
