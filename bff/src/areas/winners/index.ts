import { winners } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { documentsRule } from './forget-documents.ts';
import { prescribeDue } from './prescribe.command.ts';
import { winnerExports } from './winners.export.ts';
import { winnerRoutes } from './winners.routes.ts';
import { winnerTables, winPart } from './personal-wins.ts';

/** Who won a draw, until they have their prize. */
export const winnersArea = defineArea({
  name: 'winners',
  audited: [{ name: 'winners', page: winners }],
  routes: winnerRoutes,
  exports: [winnerExports],
  commands: [prescribeDue],
  retention: [documentsRule],
  findables: [findable(winners, ({ name }) => name)],
  personTables: winnerTables,
  packageParts: [winPart],
});

export { auditRenounced, holdDrawsOf, openWins, renounceWin } from './open-wins.ts';
export type { WinnerRecord } from './winner-record.ts';
