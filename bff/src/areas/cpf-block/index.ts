import { cpfBlock } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { followedJob } from '../../engine/job.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { cpfBlockExports } from './cpf-block.export.ts';
import { cpfBlockRoutes } from './cpf-block.routes.ts';
import { cpfImportRoutes } from './cpf-imports.routes.ts';
import { forgettableLists, forgetLists } from './forget-lists.ts';
import { cpfImportQueue } from './import-queue.ts';
import { reconcile } from './reconcile.command.ts';
import { failImport, workImport } from './work-import.ts';
import { blockTable } from './personal-block.ts';

/** Who may not take part. */
export const cpfBlockArea = defineArea({
  name: 'cpf-block',
  audited: [{ name: 'cpf-block', page: cpfBlock }],
  routes: [...cpfBlockRoutes, ...cpfImportRoutes],
  jobs: [
    ...followedJob(
      cpfImportQueue,
      ({ infrastructure }) =>
        ({ importId }) =>
          workImport(infrastructure, importId),
      ({ infrastructure }) =>
        ({ importId }, { wasLost }) =>
          failImport(infrastructure, importId, wasLost ? 'lost' : 'fault'),
    ),
  ],
  exports: [cpfBlockExports],
  findables: [
    findable(
      cpfBlock,
      ({ cpf, note, id }) => cpf ?? (note || id),
      ({ registration, note }) => registration?.name ?? note,
    ),
  ],
  commands: [reconcile],
  cleanUp: [{ name: 'lists', days: () => 7, count: forgettableLists, remove: forgetLists }],
  retention: [
    rowsRule(
      { name: 'ownBlocks', days: ({ ownBlocks }) => ownBlocks },
      { table: sql`blocked_cpfs`, where: (before) => sql`reason = 'own_request' AND created_at < ${before}` },
    ),
  ],
  personTables: [blockTable],
});

export { assertNotBlocked, barringBlock, isBarred } from './block-record.ts';
