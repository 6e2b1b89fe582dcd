import { winners } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { prescribeDue } from './prescribe.command.ts';
import { winnerExports } from './winners.export.ts';
import { winnerRoutes } from './winners.routes.ts';

/** Who won a draw, until they have their prize. */
export const winnersArea = defineArea({
  name: 'winners',
  routes: winnerRoutes,
  exports: [winnerExports],
  commands: [prescribeDue],
  findables: [findable(winners, ({ name }) => name)],
});

export { winnerExportEn } from './winners.en.ts';
export { winnerExportPt } from './winners.pt.ts';
export { winsData } from './wins-data.ts';
