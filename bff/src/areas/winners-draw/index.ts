import { winnersDraw } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { winnersDrawRoutes } from './winners-draw.routes.ts';

/** Draws, until their date is set. */
export const winnersDrawArea = defineArea({
  name: 'winners-draw',
  audited: [{ name: 'draw', page: winnersDraw }],
  routes: winnersDrawRoutes,
  findables: [findable(winnersDraw, ({ title }) => title)],
});
