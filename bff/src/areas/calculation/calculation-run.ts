import type { CalculationRun } from '@fio/contracts';
import { type Calculation, maskCpf } from '@fio/domain';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { nameOf } from '../prizes/index.ts';
import { holdersOf } from './holders.ts';

/** One run with its trace and who holds the numbers that won, or NOT_FOUND. */
export async function calculationRunOf(
  { db, vaults }: RequestContext,
  drawId: string,
  number: number,
): Promise<CalculationRun> {
  const run = await db.drawRun.findUnique({ where: { drawId_number: { drawId, number } } });
  if (run === null) throw new AppError('NOT_FOUND');
  // Written by ours alone, and never changed: a trigger sees to it.
  const result = run.result as unknown as Calculation;
  const by = await db.adminUser.findUnique({ where: { id: run.byId }, select: { name: true } });
  const holders = await holdersOf(
    db,
    drawId,
    result.awards.map(({ code }) => code),
  );
  return {
    number,
    by: by?.name ?? '',
    at: run.at.toISOString(),
    hash: Buffer.from(run.resultHash).toString('hex'),
    result: result as unknown as CalculationRun['result'],
    holders: [...holders]
      .filter(([, { anonymisedAt }]) => anonymisedAt === null)
      .map(([code, person]) => ({
        code,
        registrationId: person.id,
        name: nameOf(person),
        cpf: maskCpf(vaults.cpf.cpfOf(person)),
        city: person.city,
        uf: person.state,
      })),
  };
}
