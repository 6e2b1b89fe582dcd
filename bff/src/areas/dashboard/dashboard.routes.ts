import { readFileSync } from 'node:fs';
import { dashboard, type ResultOf } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { deadlines } from './deadlines.ts';

type Figures = ResultOf<typeof dashboard.figures>;

const FIGURES = readFileSync(new URL('./figures.sql', import.meta.url), 'utf8');

export const dashboardRoutes = area(dashboard, {
  figures: async (_input, { pool, clock }) => {
    const { rows } = await pool.query<Figures>(FIGURES, [clock.now()]);
    return rows[0] as Figures;
  },
  deadlines: (_input, services) => deadlines(services),
});
