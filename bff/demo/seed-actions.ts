import { recordAction } from '../src/core/audit/record-action.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { daysFrom } from './days.ts';
import type { People } from './seed-people.ts';
import type { SeededTheory } from './seed-theories.ts';
import { demoShows } from './shows.ts';

/** What staff would have done to get here, oldest first, so that the audit reads like one. */
export async function seedActions(
  tx: Transaction,
  { staff }: People,
  theories: readonly SeededTheory[],
  now: Date,
): Promise<void> {
  const [person] = staff;
  const actor = {
    id: person?.id ?? null,
    name: person?.name ?? '',
    type: 'admin' as const,
    ip: '127.0.0.1',
    userAgent: 'demo',
    requestId: null,
  };
  for (const { slug, title, state } of demoShows.map((show) => ({ ...show, state: 'published' }))) {
    const { id } = await tx.show.findUniqueOrThrow({ where: { slug }, select: { id: true } });
    const change = { resource: 'shows' as const, action: 'create', after: { title, slug, state } };
    await recordAction(tx, { actor, at: daysFrom(now, -100), recordId: id, summary: title, ...change });
  }
  const resolved = theories
    .filter((one) => one.resolvedAt !== null)
    .sort((left, right) => Number(left.resolvedAt) - Number(right.resolvedAt));
  for (const { id, theory, resolvedAt } of resolved) {
    const { title, stamp, note, options, correct } = theory;
    await recordAction(tx, {
      actor,
      at: resolvedAt ?? now,
      resource: 'polls',
      recordId: id,
      action: 'resolve',
      summary: title,
      before: { state: 'closed', truth: null, stamp: null, note: null },
      after: { state: 'resolved', truth: options[correct ?? 0] ?? null, stamp, note },
    });
  }
}
