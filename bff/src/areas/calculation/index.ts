import { calculation } from '@fio/contracts';
import { REHEARSAL_DAYS } from '@fio/domain';
import { defineArea } from '../../engine/Area.ts';
import { followedJob, job } from '../../engine/job.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { calculationRoutes } from './calculation.routes.ts';
import type { CalculationServices } from './calculation-services.ts';
import { calculationFileRoutes } from './files/calculation-files.routes.ts';
import { drawFileQueue } from './files/file-queue.ts';
import { failFile, workFile } from './files/work-file.ts';
import { FREEZE_CRON, freezeQueue } from './list/freeze-queue.ts';
import { freezeLists } from './list/freeze-lists.ts';
import { FrozenLists } from './list/FrozenLists.ts';
import { rehearsalRoutes } from './rehearsal/rehearsal.routes.ts';

/** From a draw's closed list to its published winners. */
export const calculationArea = defineArea<CalculationServices>({
  name: 'calculation',
  audited: [{ name: 'calculation', page: calculation }],
  routes: [...calculationRoutes, ...rehearsalRoutes, ...calculationFileRoutes],
  jobs: [
    ...followedJob<{ readonly fileId: string }, CalculationServices>(
      drawFileQueue,
      ({ infrastructure, services }) =>
        ({ fileId }) =>
          workFile({ ...infrastructure, ...services }, fileId),
      ({ infrastructure }) =>
        ({ fileId }) =>
          failFile(infrastructure, fileId),
    ),
    job(
      freezeQueue,
      ({ infrastructure }) =>
        () =>
          freezeLists(infrastructure),
      FREEZE_CRON,
    ),
  ],
  cleanUp: [
    rowsRule(
      { name: 'rehearsals', days: () => REHEARSAL_DAYS },
      { table: sql`draw_rehearsals`, where: (before) => sql`changed_at < ${before}` },
    ),
  ],
  services: ({ db, vaults }) => ({ frozenLists: new FrozenLists({ db, seedBox: vaults.seeds }) }),
});

export { FILE_KINDS, fileName, isSealed } from './files/file-kinds.ts';
export { listProofOf } from './list-proof-answer.ts';
export { freezeQueue } from './list/freeze-queue.ts';
export { listedNumbers } from './listed-numbers.ts';
export { type Minutes, minutesOf, sealedMinutes } from './minutes.ts';
export { noteDuties } from './note-duties.ts';
export { drawnCode, standardsOf } from './winner-problems.ts';
export type { CalculationServices } from './calculation-services.ts';
export { drawEvidence } from './draw-evidence.ts';
export { assertFourEyes } from './four-eyes.ts';
