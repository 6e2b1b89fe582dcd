import { readFileSync } from 'node:fs';
import type { dashboard, Measure, ResultOf } from '@fio/contracts';
import type { Services } from '../../composition.ts';

type Figures = ResultOf<typeof dashboard.figures>;

interface Row extends Omit<Figures, Measure | 'refreshedAt'> {
  readonly refreshedAt: Date | null;
  readonly measured: Pick<Figures, Measure>;
}

const FIGURES = readFileSync(new URL('./figures.sql', import.meta.url), 'utf8');

/** Where the campaign stands, in a few milliseconds however many took part. */
export async function figures({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<Figures> {
  const { rows } = await pool.query<Row>(FIGURES, [clock.now()]);
  const [{ refreshedAt, measured, ...rest }] = rows as [Row];
  return { refreshedAt: refreshedAt?.toISOString() ?? null, ...measured, ...rest };
}
