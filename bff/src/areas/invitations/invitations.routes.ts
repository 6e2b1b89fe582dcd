import { adminInvitations, invitations, type invitationRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { area } from '../../core/request/routes.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { startExport } from '../exports/index.ts';
import { invitationExports } from './invitations.export.ts';
import { invitationSource } from './invitations.source.ts';
import { openInvitations, ownInvitations } from './own-invitations.ts';

const people = { select: { id: true, name: true, lastName: true } } as const;
const earnedFor = { include: { draw: { select: { title: true } } } } as const;
const include = {
  inviter: people,
  invited: { select: { ...people.select, earnedFor } },
} satisfies Prisma.InvitationInclude;
type Invitation = Prisma.InvitationGetPayload<{ include: typeof include }>;
type Row = z.input<typeof invitationRow>;

const named = ({ id, name, lastName }: Invitation['inviter']) => ({ id, name: `${name} ${lastName}` });

const givenBy = ({ earnedFor: earned }: Invitation['invited']): Row['given'] =>
  earned && {
    draw: earned.draw.title,
    numbers: earned.numbers,
    forgone: earned.forgone,
    at: earned.at.toISOString(),
  };

/** State and signs are held by the database and by what alone writes them. */
const rowOf = ({ id, inviter, invited, state, signs, createdAt, confirmedAt }: Invitation): Row => ({
  id,
  inviter: named(inviter),
  invited: named(invited),
  state: state as Row['state'],
  signs: signs as Row['signs'],
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  given: givenBy(invited),
});

const load = (db: Transaction, ids: string[]) =>
  db.invitation.findMany({ where: { id: { in: ids } }, include });

export const invitationRoutes = area(invitations, {
  mine: (_input, context) => ownInvitations(context),
  open: (_input, context) => openInvitations(context),
});

export const adminInvitationRoutes = area(adminInvitations, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(invitationSource),
      query,
      now: clock.now(),
      load: (ids: string[]) => load(db, ids),
      row: rowOf,
    }),
  get: async ({ params }, { db }) => {
    const [found] = await load(db, [params.id]);
    if (found === undefined) throw new AppError('NOT_FOUND');
    return rowOf(found);
  },
  export: (input, context) => startExport(invitationExports, input, context),
});
