import type { CheckEvidence, PrizeDocumentKind, PrizeState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

/** A prize that offers another's slot again, unless that one holds once more. */
const replacements = {
  where: { withdrawnAt: null },
  orderBy: { createdAt: 'desc' },
  take: 1,
  select: { id: true, state: true, opensAt: true, nth: true },
} satisfies Prisma.PrizeFindManyArgs;

const include = {
  kind: { include: { picture: true } },
  schedule: { select: { id: true, title: true, participations: true } },
  registration: true,
  invoice: true,
  mail: { select: { state: true, error: true } },
  replaces: { select: { id: true, state: true, opensAt: true, nth: true } },
  replacements,
  events: { orderBy: { id: 'asc' } },
  documents: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  address: true,
} satisfies Prisma.PrizeInclude;
type Stored = Prisma.PrizeGetPayload<{ include: typeof include }>;

/** A slot or prize with all that staff are shown of it; `staff` names whoever took a step. */
export type PrizeRecord = Stored & { readonly staff: ReadonlyMap<string, string> };

/** The prizes of `ids` that exist, in any order. */
export async function loadPrizes(tx: Transaction, ids: string[]): Promise<PrizeRecord[]> {
  const found = await tx.prize.findMany({ where: { id: { in: ids } }, include });
  const actors = new Set(
    found.flatMap(({ events, documents, address, reviewerId }) => [
      ...(reviewerId === null ? [] : [reviewerId]),
      ...events.flatMap(({ actorId }) => actorId ?? []),
      ...documents.map(({ byId }) => byId),
      ...(address ? [address.byId] : []),
    ]),
  );
  const people = await tx.adminUser.findMany({
    where: { id: { in: [...actors] } },
    select: { id: true, name: true },
  });
  const staff = new Map(people.map(({ id, name }) => [id, name]));
  return found.map((prize) => ({ ...prize, staff }));
}

/** The prize, or NOT_FOUND. */
export async function findPrize(tx: Transaction, id: string): Promise<PrizeRecord> {
  const [found] = await loadPrizes(tx, [id]);
  if (found === undefined || found.withdrawnAt !== null) throw new AppError('NOT_FOUND');
  return found;
}

interface Slot {
  readonly state: string;
  readonly opensAt: Date | null;
  readonly nth: number | null;
}

/** The state as it is stored; held by a check constraint. */
export const storedState = (state: string) => state as PrizeState;

/** Whether a slot still waits for somebody. */
export const isFree = ({ state }: { readonly state: string }): boolean =>
  state === 'default' || state === 'available';

/** The state by the clock: a slot whose moment or participation has come is available, whoever has noted it. */
export function prizeStateOf(
  { state, opensAt, nth }: Slot,
  schedule: { readonly participations: number } | null,
  now: Date,
): PrizeState {
  if (state !== 'default') return storedState(state);
  const isDue = opensAt === null ? nth !== null && nth <= (schedule?.participations ?? 0) : opensAt <= now;
  return isDue ? 'available' : 'default';
}

/** The last step into one of `states`, if it was ever taken. */
export const lastStep = ({ events }: PrizeRecord, ...states: readonly PrizeState[]) =>
  events.findLast(({ toState }) => states.some((state) => state === toState));

/** What the audit compares: never who won or where they live, for its chain outlives the person. */
export function prizeAudited(prize: PrizeRecord) {
  const { state, reason, note, checklist, deliveredAt, kind, documents, address } = prize;
  const told = { kind: kind.title, state, reason, note, checklist, deliveredAt };
  return { ...told, documents: documents.length, address: address !== null };
}

/** Held by a check constraint. */
export const documentKindOf = ({ kind }: { readonly kind: string }) => kind as PrizeDocumentKind;

/** What there is of a win to hold its checks against. */
export function evidenceOf({ documents, address, invoice }: PrizeRecord): CheckEvidence {
  return {
    documents: documents.map(documentKindOf),
    hasAddress: address !== null,
    hasReceipt: invoice !== null && (invoice.fileKey !== null || invoice.confirmedAt !== null),
  };
}
