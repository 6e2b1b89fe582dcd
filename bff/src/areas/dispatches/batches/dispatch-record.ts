import type { Audience, dispatchDetail, DispatchCounts, dispatchRow } from '@fio/contracts';
import type { DispatchKind, DispatchState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { LetteredDispatch } from '../letter.ts';

/** A dispatch with its letter and how many of its messages are in each state. */
export interface DispatchRecord extends LetteredDispatch {
  readonly tally: DispatchCounts;
  readonly except: { readonly id: string; readonly title: string } | null;
}

/** Held by check constraints. */
export const stateOf = ({ state }: { state: string }) => state as DispatchState;
export const kindOf = ({ kind }: { kind: string }) => kind as DispatchKind;
/** Parsed by the contract before it was stored. */
export const audienceOf = ({ audience }: Pick<LetteredDispatch, 'audience'>) => audience as Audience;

/** How many messages of each dispatch are in each state now. */
export async function talliesOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, DispatchCounts>> {
  const tallies = new Map<string, DispatchCounts>();
  if (ids.length === 0) return tallies;
  const groups = await tx.outboxMessage.groupBy({
    by: ['dispatchId', 'state'],
    where: { dispatchId: { in: [...ids] } },
    _count: { _all: true },
  });
  for (const { dispatchId, state, _count } of groups) {
    const tally = tallies.get(dispatchId ?? '') ?? {};
    tallies.set(dispatchId ?? '', { ...tally, [state]: _count._all });
  }
  return tallies;
}

/** Of one that has ended the figures were written down: its messages may be gone by now. */
const endedCounts = ({ counts }: LetteredDispatch) => counts as DispatchCounts | null;

export async function loadDispatches(tx: Transaction, ids: string[]): Promise<DispatchRecord[]> {
  const found = await tx.dispatch.findMany({ where: { id: { in: ids } }, include: { template: true } });
  const live = found.filter(({ counts, state }) => counts === null && state !== 'draft');
  const tallies = await talliesOf(
    tx,
    live.map(({ id }) => id),
  );
  const wanted = found.flatMap((one) => audienceOf(one).exceptId ?? []);
  const excepted = await tx.dispatch.findMany({
    where: { id: { in: wanted } },
    select: { id: true, title: true },
  });
  return found.map((one) => ({
    ...one,
    tally: endedCounts(one) ?? tallies.get(one.id) ?? {},
    except: excepted.find(({ id }) => id === audienceOf(one).exceptId) ?? null,
  }));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function dispatchRowOf(one: DispatchRecord): z.input<typeof dispatchRow> {
  const { id, title, template, total, version } = one;
  return {
    id,
    title,
    total,
    version,
    kind: kindOf(one),
    state: stateOf(one),
    template: { id: template.id, name: template.name, number: template.number },
    startsAt: iso(one.startsAt),
    finishedAt: iso(one.finishedAt),
    counts: one.tally,
    createdAt: one.createdAt.toISOString(),
  };
}

export const dispatchDetailOf = (one: DispatchRecord): z.input<typeof dispatchDetail> => ({
  ...dispatchRowOf(one),
  language: one.language === 'en' ? 'en' : 'pt',
  perMinute: one.perMinute,
  audience: audienceOf(one),
  except: one.except,
  by: one.byName,
  trouble: one.trouble,
});

/** What the audit compares. */
export function dispatchAudited(one: DispatchRecord) {
  const { title, kind, state, language, perMinute, template, startsAt } = one;
  return {
    title,
    kind,
    state,
    language,
    perMinute,
    startsAt,
    template: `${template.name} (${template.number})`,
    audience: audienceOf(one),
  };
}
