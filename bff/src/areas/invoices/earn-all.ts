import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import {
  countReceipts,
  grantAll,
  type Granted,
  type RunningDraw,
  runningDraws,
  type TicketServices,
  type ValidReceipt,
} from '../tickets/index.ts';

interface Earned {
  /** The draw that each counts for; null: none ran when it was sent. */
  readonly drawIds: readonly (string | null)[];
  /** Gives the numbers, each receipt's in its place; call it last, for from here on others wait for the draw's. */
  readonly grant: () => Promise<readonly (readonly Granted[])[]>;
}

type Sent = ValidReceipt & { readonly createdAt: Date };

/** The draws of these receipts, in one order, so that two who hold the numbers of several never wait in a circle. */
function distinct(draws: readonly (RunningDraw | null)[]): RunningDraw[] {
  const byId = new Map(draws.flatMap((draw) => (draw ? [[draw.id, draw] as const] : [])));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Counts receipts for the draws that ran when they were sent, each after the one before it. */
export async function earnAll(
  services: Pick<Infrastructure, 'clock'> & TicketServices,
  run: Ask,
  receipts: readonly Sent[],
  now: Date,
): Promise<Earned> {
  const draws = await runningDraws(
    run,
    receipts.map(({ createdAt }) => createdAt),
  );
  const running = distinct(draws);
  const placesOf = ({ id }: RunningDraw) =>
    receipts.flatMap((_, place) => (draws[place]?.id === id ? [place] : []));
  const counts = receipts.map(() => 0);
  for (const draw of running) {
    const places = placesOf(draw);
    const own = places.flatMap((place) => receipts[place] ?? []);
    const counted = await countReceipts(run, draw, own, now);
    for (const [index, place] of places.entries()) counts[place] = counted[index] ?? 0;
  }
  const grant = async () => {
    const granted = receipts.map((): readonly Granted[] => []);
    for (const draw of running) {
      const places = placesOf(draw).filter((place) => (counts[place] ?? 0) > 0);
      if (places.length === 0) continue;
      const grants = places.map((place) => ({
        registrationId: receipts[place]?.registrationId ?? '',
        invoiceId: receipts[place]?.id ?? null,
        origin: 'invoice' as const,
        count: counts[place] ?? 0,
      }));
      const given = await grantAll(services, run, draw.id, grants);
      for (const [index, place] of places.entries()) granted[place] = given[index] ?? [];
    }
    return granted;
  };
  return { drawIds: draws.map((draw) => draw?.id ?? null), grant };
}
