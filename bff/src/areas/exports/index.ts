import { adminExports } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { exportKinds, type ExportKinds } from './export-kinds.ts';
import { exportQueue } from './export-queue.ts';
import { exportRoutes } from './exports.routes.ts';
import { forgetExports, forgettableExports } from './forget-exports.ts';
import { workExport } from './work-export.ts';

/** Files of what a list finds. */
export const exportsArea = defineArea<ExportKinds>({
  name: 'exports',
  audited: [{ name: 'exports', page: adminExports }],
  routes: exportRoutes,
  jobs: [
    job(
      exportQueue,
      ({ infrastructure, services }) =>
        ({ exportId }, attempt) =>
          workExport(infrastructure, services, exportId, attempt),
    ),
  ],
  services: (_infrastructure, product) => exportKinds(product),
  cleanUp: [{ name: 'exports', days: () => 0, count: forgettableExports, remove: forgetExports }],
});

/** @public */
export { recordRoutes } from './record-routes.ts';
export { startExport } from './start-export.ts';
