import { weighClaims } from '@fio/domain';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { runningDraws } from '../../tickets/index.ts';
import type { Acceptance } from '../accept-invoice.ts';
import {
  confirmingOf,
  type JudgedClaim,
  lacksPurchase,
  needsPerson,
  purchaseOf,
  refusalOf,
  weighed,
} from '../judge-claim.ts';
import { risksOfAll } from '../note-risks.ts';
import type { Judged } from '../risk-facts.ts';

/** A claim of a receipt that nobody else claims. */
export type LoneClaim = JudgedClaim & Judged;

/** What confirms it, and what is known of the purchase then; null where the sources alone don't make it count. */
function confirmedBy(services: Pick<Infrastructure, 'config'>, claim: LoneClaim) {
  const weighing = weighClaims([weighed(claim)]);
  const evidence = confirmingOf(claim);
  const [best] = evidence;
  if (!('confirmed' in weighing) || best === undefined) return null;
  const areItemsKnown = evidence.some(({ itemsKnown }) => itemsKnown);
  const purchase = purchaseOf(claim, evidence);
  const isRefused = refusalOf(services, claim, purchase, areItemsKnown) !== null;
  if (isRefused || needsPerson(services, claim, areItemsKnown)) return null;
  return { claim, evidence, source: best.source, purchase };
}

/**
 * Those of these claims that count at once, by the same rules as `settleClaims`, without a question left: confirmed, within the
 * regulation, and meeting no rule of risk. Nothing is written. What becomes of the others is each one's own affair.
 */
export async function judgeTogether(
  services: Pick<Infrastructure, 'config'>,
  run: Ask,
  claims: readonly LoneClaim[],
): Promise<Required<Acceptance>[]> {
  const confirmed = claims.flatMap((claim) => confirmedBy(services, claim) ?? []);
  if (confirmed.length === 0) return [];
  const draws = await runningDraws(
    run,
    confirmed.map(({ claim }) => claim.createdAt),
  );
  const whole = confirmed.filter(({ claim, evidence }, place) => {
    const draw = draws[place] ?? null;
    // Without numbers nothing would hold of what is written: each is refused by itself.
    if (draw?.hasNumbers === false) return false;
    return !lacksPurchase(services, claim, { evidence, earning: draw?.earning ?? null });
  });
  const risks = await risksOfAll(
    services,
    run,
    whole.map(({ claim, purchase }) => ({ ...claim, ...purchase })),
  );
  return whole.flatMap(({ claim, source, purchase }, place) => {
    if (risks[place]?.length !== 0) return [];
    const { purchasedOn, valueCents, products } = purchase;
    return [{ id: claim.id, confirmed: { source, day: dayOf(purchasedOn), valueCents, products } }];
  });
}
