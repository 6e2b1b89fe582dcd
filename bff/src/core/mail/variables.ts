/** What the variables of a text stand for. */
export type Values = Readonly<Record<string, string>>;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** The text with its variables filled in; one without a value is left empty. */
export const filled = (text: string, values: Values): string =>
  text.replace(VARIABLE, (_, name: string) => values[name] ?? '');

/** The variables that a text names, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Whether braces are left over that make no variable. */
export const hasBrokenVariable = (text: string): boolean => /\{\{|\}\}/.test(text.replace(VARIABLE, ''));
