/** What a template of an answer may name as `{{name}}`: no more than the message itself says, and who answers it. */
export const ANSWER_FIELDS = ['name', 'protocol', 'subject', 'date', 'agent'] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

const FIELD = /\{\{(\w+)\}\}/g;
/** What whoever answers writes in its place: `[[the receipt's number]]`. */
const GAP = /\[\[([^[\]]+)\]\]/g;

const isField = (name: string): name is AnswerField => ANSWER_FIELDS.some((one) => one === name);

/** Whether a template names nothing unknown and has no brace or bracket without its other. */
export function isAnswerTemplate(text: string): boolean {
  const named = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return named.every(isField) && !/\{\{|\}\}|\[\[|\]\]/.test(text.replace(FIELD, '').replace(GAP, ''));
}

/** A template with what is known of a message in place of its names. Values are text: none is read for names again. */
export const fillAnswer = (text: string, values: Readonly<Record<AnswerField, string>>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));

/** What of an answer is still to be written, in the words of the template; an answer that lacks something isn't sent. */
export const gapsOf = (text: string): string[] =>
  [...text.matchAll(GAP), ...text.matchAll(FIELD)].map(([, said = '']) => said);
