/** The first message at or beneath a node of the form's errors; fields beneath others count as theirs. */
export function firstMessage(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { message } = node as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  for (const [key, inner] of Object.entries(node)) {
    // A field's own element hangs in its error and refers back to the page.
    const found = key === 'ref' ? undefined : firstMessage(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All of them, of a node whose fields the form doesn't show. */
export function allMessages(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message } = node as { message?: unknown };
  if (typeof message === 'string' && message !== '') return [message];
  return Object.entries(node).flatMap(([key, inner]) => (key === 'ref' ? [] : allMessages(inner)));
}

/** The names of the fields that differ between two versions of a record, as the form would show them. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
