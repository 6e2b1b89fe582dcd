import { type Award, maskCpf, numberOfCode } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { nameOf } from '../prizes/index.ts';
import type { DrawRecord } from './draw-record.ts';
import type { StepContext } from './draw-steps.ts';
import { holdersOf } from './holders.ts';
import { participantsPt } from './list/participants.pt.ts';

/** Of an account that was erased since nothing is left but its number: it is out of the prize by a disqualification alone. */
export const GONE = { name: participantsPt.gone, maskedCpf: '***.000.000-**', city: '', uf: '' };

/** As much of who holds a number as a result tells. */
export const publicOf = ({ vaults }: Pick<StepContext, 'vaults'>, holder: Registration) =>
  holder.anonymisedAt
    ? GONE
    : {
        name: nameOf(holder),
        maskedCpf: maskCpf(vaults.cpf.cpfOf(holder)),
        city: holder.city,
        uf: holder.state,
      };

/** Who won and who waits, in the order they were found. Prizes are in order of value, as awards count them. */
export async function writeWinners(
  context: StepContext,
  tx: Transaction,
  draw: DrawRecord,
  awards: readonly (Award & { readonly code: number })[],
): Promise<void> {
  const now = context.clock.now();
  const step = { changedById: context.session.admin.id, changedAt: now, createdAt: now };
  const holders = await holdersOf(
    tx,
    draw.id,
    awards.map(({ code }) => code),
  );
  const rows = awards.map(({ prize: place, unit, rank, code }): Prisma.WinnerCreateManyInput => {
    const [prize, holder] = [draw.prizes[place - 1], holders.get(code)];
    // Both are in what was committed to; nothing may win unseen.
    if (!prize || !holder) throw new AppError('DRAW_NOT_READY');
    const { series, order } = numberOfCode(code);
    return {
      prizeId: prize.id,
      registrationId: holder.id,
      unit,
      rank,
      number: order,
      series: draw.seriesFirst === draw.seriesLast ? null : series,
      ...publicOf(context, holder),
      state: unit > 0 ? 'drawn' : 'reserve',
      ...step,
    };
  });
  await tx.winner.createMany({ data: rows });
}
