import { writtenDate } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { readersOf } from '../../core/identity/readers-of.ts';
import { LETTERS } from '../../core/people/letters.ts';
import type { AdminUser, ApiToken } from '../../generated/prisma/client.ts';

const DAY = 86_400_000;
/** How many days before its end a token's owner is told of it, soonest last; 0: that it has come. */
const TOLD_DAYS = [14, 2, 0] as const;
type ToldDays = (typeof TOLD_DAYS)[number];
/** Of an end that is longer past nobody is told any more. */
const STALE = 3 * DAY;

type Services = Pick<Infrastructure, 'clock' | 'config' | 'db' | 'mail'>;
type WithOwner = ApiToken & { readonly owner: AdminUser };

/** The letter that is due, as its days before the end; null: none, or it was sent, or the token is younger than it. */
function dueOf({ createdAt, expiresAt, toldDays }: ApiToken, now: Date): ToldDays | null {
  const left = expiresAt.getTime() - now.getTime();
  const due = TOLD_DAYS.findLast((days) => left <= days * DAY);
  if (due === undefined || (toldDays !== null && toldDays <= due)) return null;
  const lived = expiresAt.getTime() - createdAt.getTime();
  return due > 0 && lived <= due * DAY ? null : due;
}

async function tell(services: Services, token: WithOwner, due: ToldDays): Promise<void> {
  const { config, db, mail } = services;
  const { id, name, prefix, expiresAt, toldDays } = token;
  const readers = await readersOf(db, token.owner, 'tokens:delete');
  await db.$transaction(async (tx) => {
    const { count } = await tx.apiToken.updateMany({ where: { id, toldDays }, data: { toldDays: due } });
    // Another worker has written the letters.
    if (count === 0) return;
    for (const reader of readers)
      await mail.queue(tx, {
        to: reader.email,
        template: due === 0 ? 'token_over' : 'token_ending',
        language: LETTERS,
        name: reader.name,
        link: new URL(`/admin/tokens/${id}`, config.adminUrl).href,
        params: { token: `${name} (${prefix}…)`, ends: writtenDate(expiresAt, LETTERS) },
      });
  });
}

/** Tells the owners of tokens that these are about to end, or have ended: a letter each, once, whichever worker comes first. */
export async function tellEnds(services: Services): Promise<void> {
  const now = services.clock.now();
  const [first] = TOLD_DAYS;
  const ending = await services.db.apiToken.findMany({
    where: {
      revokedAt: null,
      expiresAt: { gt: new Date(now.getTime() - STALE), lte: new Date(now.getTime() + first * DAY) },
    },
    include: { owner: true },
    orderBy: { expiresAt: 'asc' },
  });
  for (const token of ending) {
    const due = dueOf(token, now);
    if (due !== null) await tell(services, token, due);
  }
}
