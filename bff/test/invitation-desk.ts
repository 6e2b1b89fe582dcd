import type { EarningRule } from '@fio/domain';
import { settleInvitations } from '../src/areas/invitations/settle-invitations.ts';
import type { TestApp } from './app.ts';
import { createVisitor } from './factories.ts';
import { createRunningDraw } from './promotion.ts';

/** People who bring others, and a draw that gives for it. */
export function invitationDesk(app: () => TestApp) {
  let lotteryIn = 60;
  const services = () => app().services;
  const person = async (changes = {}) => (await createVisitor(services(), changes)).id;

  /** Somebody who came by the inviter's link and hasn't confirmed their address. */
  async function invited(inviterId: string, signs: string[] = []) {
    const { db, clock } = services();
    const invitedId = await person({ emailVerifiedAt: null });
    const state = signs.length > 0 ? 'doubtful' : 'registered';
    await db.invitation.create({ data: { inviterId, invitedId, signs, state, createdAt: clock.now() } });
    return invitedId;
  }
  const confirm = (id: string, at = services().clock.now()) =>
    services().db.registration.update({ where: { id }, data: { emailVerifiedAt: at } });

  return {
    person,
    invited,
    confirm,
    /** A draw whose lottery comes before the others', so that it is the one that runs. */
    draw: (earning: Partial<EarningRule>, more: { series?: number; given?: number } = {}) => {
      lotteryIn -= 1;
      return createRunningDraw(services(), { earning, lotteryIn, ...more });
    },
    settle: () => settleInvitations(services()),
    /** Somebody who came and confirmed. */
    brought: async (inviterId: string) => {
      const id = await invited(inviterId);
      await confirm(id);
      return id;
    },
    bar: (id: string) =>
      services().db.registration.update({
        where: { id },
        data: { disabledAt: services().clock.now(), disabledReason: 'Teste' },
      }),
    numbersOf: (registrationId: string, drawId: string) =>
      services().db.ticket.findMany({ where: { registrationId, drawId }, orderBy: { counter: 'asc' } }),
    earningOf: (invitedId: string) => services().db.invitationEarning.findUnique({ where: { invitedId } }),
  };
}
