import type { IncomingMessage } from 'node:http';

/** Whether who asks has this very version already, by its If-None-Match header. Tags are compared weakly. */
export function isKnownTo({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((one) => bare(one) === bare(tag));
}
