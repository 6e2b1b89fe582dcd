import { purposeOf } from '../src/areas/consents/documents-in-force.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import type { Voter } from './seed-people.ts';
import type { SeededRegulation } from './seed-regulations.ts';

const consentOf = ({ id }: Voter, one: SeededRegulation, at: Date) => ({
  registrationId: id,
  regulationId: one.id,
  purpose: purposeOf(one.kind),
  granted: true,
  version: `${one.slug} v${one.number}`,
  textHash: one.textHash,
  ip: '127.0.0.1',
  userAgent: 'demo',
  at,
});

/** The version that was in force at `at`; nobody agreed to a later one yet. */
const isOf = (one: SeededRegulation, all: readonly SeededRegulation[], at: Date) =>
  one.effectiveFrom <= at &&
  !all.some((later) => later.slug === one.slug && later.number > one.number && later.effectiveFrom <= at);

/** Everybody agreed to what was in force when they came, and since then to every later version. */
export async function seedConsents(
  tx: Transaction,
  voters: readonly Voter[],
  all: readonly SeededRegulation[],
): Promise<void> {
  const rows = voters.flatMap((voter) =>
    all.flatMap((one) => {
      if (isOf(one, all, voter.createdAt)) return [consentOf(voter, one, voter.createdAt)];
      return one.effectiveFrom > voter.createdAt ? [consentOf(voter, one, one.effectiveFrom)] : [];
    }),
  );
  await tx.consent.createMany({ data: rows });
}
