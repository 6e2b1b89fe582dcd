import type { LetterKey } from '@fio/contracts';
import { toBase64 } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';

/** A head of the transparency log as a letter tells it: thousands of mailboxes then hold one that nobody takes back. */
export interface PromisedHead {
  /** In entries. */
  readonly size: string;
  /** Base64, as checkpoints have it. */
  readonly root: string;
}

/** Letters about numbers, prizes and draws. None opens an account: what looks like a secret in those is masked. */
const CARRIERS: ReadonlySet<LetterKey> = new Set<LetterKey>([
  ...(['invoice_accepted', 'invoice_refused'] as const),
  ...(['prize_won', 'prize_given', 'prize_validated', 'prize_invalid', 'prize_reopened'] as const),
  ...(['winner_drawn', 'winner_accused'] as const),
]);

/** The newest head that is signed; null for other letters, and before anything binds. */
export async function promisedHead(tx: Transaction, template: LetterKey): Promise<PromisedHead | null> {
  if (!CARRIERS.has(template)) return null;
  const newest = await tx.transparencyCheckpoint.findFirst({
    where: { size: { gt: 0 } },
    orderBy: { size: 'desc' },
    select: { size: true, root: true },
  });
  return newest && { size: String(newest.size), root: toBase64(newest.root) };
}
