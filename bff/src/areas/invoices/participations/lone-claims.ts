import { readFileSync } from 'node:fs';
import { readAccessKey } from '@fio/domain';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { places } from '../../../core/secrets/places.ts';
import type { Claim } from '../../../engine/confirmation-source.ts';
import type { KeptAnswer } from '../judge-claim.ts';
import type { ReceiptName } from '../receipt-lock.ts';
import { WAITING } from '../waiting-claims.ts';
import type { LoneClaim } from './judge-together.ts';

interface Row extends Omit<LoneClaim, 'purchasedOn' | 'valueCents' | 'registration' | 'confirmations'> {
  readonly key: string | null;
  readonly day: string | null;
  readonly value: number | null;
  readonly codeSealed: Uint8Array | null;
  readonly cpfHash: Uint8Array | null;
  readonly blockedAt: Date | null;
  readonly disabledAt: Date | null;
  readonly anonymisedAt: Date | null;
  readonly isLone: boolean;
  readonly answers: readonly KeptRow[];
}

type KeptRow = Omit<KeptAnswer, 'digest' | 'purchasedOn' | 'valueCents'> & {
  readonly digest: string;
  readonly day: string | null;
  readonly value: number | null;
};

/** A claim that waits, and as sources are asked about it. */
export interface Waiting {
  readonly claim: LoneClaim;
  readonly asked: Claim;
}

const LONE = readFileSync(new URL('./lone-claims.sql', import.meta.url), 'utf8');

const dateOf = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`));

const answerOf = ({ digest, day, value: valueCents, ...row }: KeptRow): KeptAnswer => ({
  ...row,
  digest: Buffer.from(digest, 'hex'),
  purchasedOn: dateOf(day),
  valueCents,
});

function waitingOf({ vaults }: Pick<Infrastructure, 'vaults'>, row: Row): Waiting | null {
  const { key, day, value, codeSealed, cpfHash, blockedAt, disabledAt, anonymisedAt, answers, ...claim } =
    row;
  const reading = readAccessKey(key ?? '');
  if (!('key' in reading) || day === null || value === null) return null;
  const { id, registrationId, createdAt } = claim;
  const code = codeSealed && vaults.receipts.open(codeSealed, places.receiptCode(id)).toString('utf8');
  const sent = { invoiceId: id, registrationId, cpfHash, receipt: reading.key, code, value };
  return {
    claim: {
      ...claim,
      purchasedOn: dateOf(day),
      valueCents: value,
      registration: { blockedAt, disabledAt, anonymisedAt },
      confirmations: answers.map(answerOf),
    },
    asked: { ...sent, purchasedOn: day, sentAt: createdAt },
  };
}

/** Those claims of receipts that wait and that nobody else has ever made, the first to come first. */
export async function loneClaims(
  services: Pick<Infrastructure, 'vaults'>,
  run: Ask,
  names: readonly ReceiptName[],
): Promise<readonly Waiting[]> {
  const rows = await run<Row>('lone-claims', LONE, [JSON.stringify(names), WAITING.state.in]);
  return rows.filter(({ isLone }) => isLone).flatMap((row) => waitingOf(services, row) ?? []);
}
