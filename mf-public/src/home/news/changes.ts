import type { MyInvoice } from '@fio/contracts/public/invoices';
import type { OwnPrize } from '@fio/contracts/public/prizes';
import type { OwnDraw } from '@fio/contracts/public/tickets';
import type { MyVote } from '@fio/contracts/public/votes';

/** What a visitor has, as their own endpoints tell it; a list is empty until it is here. */
export interface Own {
  readonly votes: readonly MyVote[];
  readonly prizes: readonly OwnPrize[];
  readonly invoices: readonly MyInvoice[];
  readonly draws: readonly OwnDraw[];
}

/** Something that happened to what is one's own. */
export type Change =
  | { readonly kind: 'prize'; readonly id: string; readonly title: string }
  | { readonly kind: 'hit' | 'miss'; readonly id: string; readonly title: string; readonly slug: string }
  | { readonly kind: 'refused' | 'numbers'; readonly id: string; readonly count: number };

/** Theories that are told one by one; who has more reads them in the profile. */
const TOLD = 3;

/** All that happened after `since` (an ISO instant in UTC), what matters most first. */
export function changesSince({ votes, prizes, invoices, draws }: Own, since: string): Change[] {
  const isNew = (at: string | null | undefined) => Boolean(at && at > since);
  const won = prizes.filter(
    ({ state, wonAt, validatedAt }) => state !== 'invalid' && (isNew(wonAt) || isNew(validatedAt)),
  );
  const resolved = votes.filter(
    ({ hit, check, poll }) => hit !== null && check === null && isNew(poll.resolvedAt),
  );
  const refused = invoices.filter(({ state, reviewedAt }) => state === 'invalid' && isNew(reviewedAt));
  const numbers = draws
    .flatMap(({ tickets }) => tickets)
    .filter(({ reason, createdAt }) => reason === null && isNew(createdAt));
  const counted = (kind: 'refused' | 'numbers', count: number): Change[] =>
    count === 0 ? [] : [{ kind, id: kind, count }];
  return [
    ...won.map(({ id, title }) => ({ kind: 'prize' as const, id, title })),
    ...counted('refused', refused.length),
    ...resolved.slice(0, TOLD).map(({ poll: { id, title, slug }, hit }) => {
      const kind = hit ? ('hit' as const) : ('miss' as const);
      return { kind, id, title, slug };
    }),
    ...counted('numbers', numbers.length),
  ];
}
