import type { InvitationSign, InvitationState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { lockOwnRows } from '../../core/people/hold-own-rows.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { goneRows } from '../../engine/person-table.ts';
import { invitationDataEn } from './invitations.en.ts';
import { invitationDataPt } from './invitations.pt.ts';
import { invitationStory } from './invitation-story.ts';

export const invitationTables = [
  goneRows('invitation_codes', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'invitations',
    hold: ({ tx }, { id }) => lockOwnRows(tx, id),
  }),
  // Whoever leaves is neither inviter nor invited any more: it names two, and is of use only to count them.
  goneRows('invitations', {
    whose: ({ id }) => sql`(inviter_id = ${id}::uuid OR invited_id = ${id}::uuid)`,
    inPackage: 'invitations',
  }),
];

/** The own link, what it led to and gave, and whether one came by a link oneself; never who the other is. */
async function invitationData({ db }: Infrastructure, { id }: Asking) {
  const [own, rows, earned] = await Promise.all([
    db.invitationCode.findUnique({ where: { registrationId: id } }),
    db.invitation.findMany({
      where: { OR: [{ inviterId: id }, { invitedId: id }] },
      orderBy: { createdAt: 'asc' },
    }),
    db.invitationEarning.findMany({
      where: { registrationId: id },
      orderBy: { at: 'asc' },
      include: { draw: { select: { title: true } } },
    }),
  ]);
  return {
    code: own?.code ?? null,
    invitations: rows.map(({ inviterId, state, signs, ip, createdAt, confirmedAt }) => ({
      side: inviterId === id ? ('sent' as const) : ('came' as const),
      state,
      signs,
      // Of whoever came: to who invited them it would be another's.
      ip: inviterId === id ? null : ip,
      registeredAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    earned: earned.map(({ draw, numbers, forgone, at }) => ({
      draw: draw.title,
      numbers,
      forgone,
      at: at.toISOString(),
    })),
  };
}

export const invitationPart = packagePart({
  name: 'invitations',
  story: invitationStory,
  read: invitationData,
  words: { pt: invitationDataPt, en: invitationDataEn },
  rows: ({ code, invitations, earned }, words, { when }) => [
    ...(code === null ? [] : [[words.code.replace('{code}', code), '', '']]),
    ...invitations.map(({ side, state, signs, registeredAt }) => [
      words[side],
      [
        words.state[state as InvitationState],
        ...signs.map((sign) => words.sign[sign as InvitationSign]),
      ].join('\n'),
      when(registeredAt),
    ]),
    ...earned.map(({ draw, numbers, at }) => [
      words.gave[numbers === 1 ? 'one' : 'other']
        .replace('{count}', String(numbers))
        .replace('{draw}', () => draw),
      '',
      when(at),
    ]),
  ],
});
