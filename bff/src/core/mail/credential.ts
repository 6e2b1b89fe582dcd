import type { Transaction } from '../database/prisma.ts';
import { hashToken } from '../identity/tokens.ts';

const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Whatever looks like a secret in a link. */
export const tokensIn = (link: string): readonly string[] =>
  [...link.matchAll(TOKEN)].map(([token]) => token);

/**
 * When a link that opens an account ends, and null for any other. What makes it one is that we keep the hash of its
 * secret: so no kind of letter can be forgotten, and nothing that only looks alike is taken for one.
 */
export async function credentialEnd(tx: Transaction, link: string): Promise<Date | null> {
  for (const token of tokensIn(link)) {
    const tokenHash = hashToken(token);
    const known = await tx.linkToken.findUnique({ where: { tokenHash }, select: { expiresAt: true } });
    if (known) return known.expiresAt;
  }
  return null;
}
