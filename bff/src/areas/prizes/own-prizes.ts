import { WON_PRIZE_STATES, type OwnPrize } from '@fio/contracts';
import { PRIZE_REASONS } from '@fio/domain';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { imageOf } from '../uploads/index.ts';

const include = { kind: { include: { picture: true } } } satisfies Prisma.PrizeInclude;
type Stored = Prisma.PrizeGetPayload<{ include: typeof include }>;

/** What its winner sees: a reason only where it says why the prize isn't valid, for one given by hand has another. */
function ownPrizeOf(prize: Stored): OwnPrize {
  const { id, kind, reason, claimedAt, createdAt, validatedAt, deliveredAt } = prize;
  const { title, description, picture, pictureAlt } = kind;
  const state = WON_PRIZE_STATES.find((one) => one === prize.state) ?? 'pending';
  return {
    id,
    title,
    description,
    state,
    image: imageOf(picture, pictureAlt || title),
    reason: state === 'invalid' ? (PRIZE_REASONS.find((one) => one === reason) ?? null) : null,
    wonAt: (claimedAt ?? createdAt).toISOString(),
    validatedAt: validatedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

/** The caller's prizes, latest first. */
export async function ownPrizes({ db, session }: SignedInContext): Promise<{ items: OwnPrize[] }> {
  const rows = await db.prize.findMany({
    where: { registrationId: session.subjectId, state: { in: [...WON_PRIZE_STATES] } },
    orderBy: [{ claimedAt: 'desc' }, { id: 'desc' }],
    include,
  });
  return { items: rows.map(ownPrizeOf) };
}
