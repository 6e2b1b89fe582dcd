import { cpfBlock } from '@fio/contracts';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { namedByCpf } from '../../core/people/named-by-cpf.ts';
import { area } from '../../core/request/routes.ts';
import { blockDetailOf, blockRowOf, findBlock, loadBlocks } from './block-record.ts';
import { startExport } from '../exports/index.ts';
import { cpfBlockExports } from './cpf-block.export.ts';
import { cpfBlockSource } from './cpf-block.source.ts';
import { blockRegistration, whomBlocks } from './block-registration.ts';
import { createBlock } from './create-block.ts';
import { liftBlock, removeBlock } from './end-block.ts';

export const cpfBlockRoutes = area(cpfBlock, {
  list: ({ query }, context) => {
    const page = listPage({
      db: context.db,
      source: anySource(cpfBlockSource),
      query: byCpf(query, context.vaults.cpf),
      now: context.clock.now(),
      load: (ids: string[]) => loadBlocks(context.db, ids),
      row: (block) => blockRowOf(block, context),
    });
    return namedByCpf(context, { path: cpfBlock.list.path, query, page });
  },
  export: ({ query, body }, context) =>
    startExport(cpfBlockExports, { query: byCpf(query, context.vaults.cpf), body }, context),
  get: async ({ params }, context) => blockDetailOf(await findBlock(context.db, params.id), context),
  create: ({ body }, context) => createBlock(context, body),
  whom: ({ body }, context) => whomBlocks(context, body.cpf),
  blockRegistration: ({ params, body }, context) => blockRegistration(context, params.id, body),
  unblock: ({ params, body }, context) => liftBlock(context, params.id, body),
  remove: ({ params }, context) => removeBlock(context, params.id),
});
