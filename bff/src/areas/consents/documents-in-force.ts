import type { ConsentPurpose, RegulationKind } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { currentRegulations } from '../regulations/index.ts';

const PURPOSES: Record<RegulationKind, ConsentPurpose> = {
  draw: 'regulation',
  instant_prizes: 'regulation',
  contest: 'regulation',
  terms: 'terms',
  privacy: 'privacy',
};

/** What agreeing to a document of a kind is for. */
export const purposeOf = (kind: RegulationKind): ConsentPurpose => PURPOSES[kind];

/** A document in force as the ledger names it. */
export interface DocumentProof {
  readonly regulationId: string;
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly textHash: Buffer<ArrayBuffer>;
}

/** What whoever takes part agrees to at `now`: every document in force, with its version and hash. */
export async function documentsInForce(tx: Transaction, now: Date): Promise<DocumentProof[]> {
  const cards = await currentRegulations(tx, now);
  return cards.map(({ id, kind, slug, number, textHash }) => ({
    regulationId: id,
    purpose: purposeOf(kind),
    version: `${slug} v${number}`,
    textHash: Buffer.from(textHash, 'hex'),
  }));
}

/**
 * The documents in force, if they are the ones somebody had before them; DOCUMENTS_CHANGED when another version has come
 * into force since, for nobody agrees to what they could not read.
 */
export async function documentsSeen(
  tx: Transaction,
  seen: readonly string[],
  now: Date,
): Promise<DocumentProof[]> {
  const documents = await documentsInForce(tx, now);
  const ids = new Set(seen);
  if (documents.length !== ids.size || documents.some(({ regulationId }) => !ids.has(regulationId)))
    throw new AppError('DOCUMENTS_CHANGED');
  return documents;
}
