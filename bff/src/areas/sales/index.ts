import { sales } from '@fio/contracts/admin/sales';
import { formatAccessKey } from '@fio/domain';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { followedJob } from '../../engine/job.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { forgettableImports, forgetImports } from './forget-imports.ts';
import { saleImportQueue } from './import-queue.ts';
import { saleLineTable, saleTable } from './personal-sales.ts';
import { saleImportRoutes } from './sale-imports.routes.ts';
import { salesSource } from './sales.confirmation.ts';
import { saleExports } from './sales.export.ts';
import { saleRoutes } from './sales.routes.ts';
import { failSaleImport, workSaleImport } from './work-import.ts';

/** What shops sold, as they tell it. */
export const salesArea = defineArea({
  name: 'sales',
  audited: [{ name: 'sales', page: sales }],
  routes: [...saleRoutes, ...saleImportRoutes],
  jobs: [
    ...followedJob(
      saleImportQueue,
      ({ infrastructure }) =>
        ({ importId }) =>
          workSaleImport(infrastructure, importId),
      ({ infrastructure }) =>
        ({ importId }, { wasLost }) =>
          failSaleImport(infrastructure, importId, wasLost ? 'lost' : 'fault'),
    ),
  ],
  exports: [saleExports],
  findables: [findable(sales, ({ key }) => formatAccessKey(key))],
  cleanUp: [{ name: 'saleImports', days: () => 30, count: forgettableImports, remove: forgetImports }],
  retention: [
    rowsRule(
      { name: 'sales', days: ({ accounts }) => accounts },
      { table: sql`sales`, where: (before) => sql`created_at < ${before}` },
    ),
  ],
  personTables: [saleTable, saleLineTable],
  confirmationSources: [salesSource],
});
