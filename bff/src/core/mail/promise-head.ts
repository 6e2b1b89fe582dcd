import type { LetterKey } from '@fio/contracts';
import { toBase64 } from '@fio/domain';
import type { Ask } from '../database/in-snapshot.ts';

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
  ...(['winner_drawn', 'winner_accused', 'list_closed', 'draw_published'] as const),
]);

const NEWEST = `
  SELECT size::text AS size, root FROM transparency_checkpoints WHERE size > 0 ORDER BY transparency_checkpoints.size DESC LIMIT 1`;

/** The newest head that is signed; null for other letters, and before anything binds. */
export async function promisedHead(run: Ask, template: LetterKey): Promise<PromisedHead | null> {
  if (!CARRIERS.has(template)) return null;
  const [newest] = await run<{ size: string; root: Uint8Array }>('newest-head', NEWEST, []);
  return newest ? { size: newest.size, root: toBase64(newest.root) } : null;
}
