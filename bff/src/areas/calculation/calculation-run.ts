import type { CalculationRun } from '@fio/contracts';
import { type Calculation, maskCpf } from '@fio/domain';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { nameOf } from '../prizes/index.ts';
import { holdersOf } from './holders.ts';

/** A run as it is kept. */
interface KeptRun {
  readonly number: number;
  readonly byId: string;
  readonly at: Date;
  /** Hexadecimal. */
  readonly hash: string;
  readonly result: Calculation;
}

/** A run of a draw, or of its rehearsal, with who holds the numbers that were found. */
export async function runViewOf(
  { db, vaults }: Pick<RequestContext, 'db' | 'vaults'>,
  drawId: string,
  { number, byId, at, hash, result }: KeptRun,
): Promise<CalculationRun> {
  const by = await db.adminUser.findUnique({ where: { id: byId }, select: { name: true } });
  const holders = await holdersOf(
    db,
    drawId,
    result.awards.map(({ code }) => code),
  );
  return {
    number,
    hash,
    by: by?.name ?? '',
    at: at.toISOString(),
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

/** One run with its trace and who holds the numbers that won, or NOT_FOUND. */
export async function calculationRunOf(
  context: RequestContext,
  drawId: string,
  number: number,
): Promise<CalculationRun> {
  const run = await context.db.drawRun.findUnique({ where: { drawId_number: { drawId, number } } });
  if (run === null) throw new AppError('NOT_FOUND');
  const hash = Buffer.from(run.resultHash).toString('hex');
  // Written by ours alone, and never changed: a trigger sees to it.
  return runViewOf(context, drawId, { ...run, hash, result: run.result as unknown as Calculation });
}
