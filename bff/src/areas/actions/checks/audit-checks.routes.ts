import { auditChecks } from '@fio/contracts';
import { area } from '../../../core/request/routes.ts';
import { latestCheck } from './check-record.ts';
import { startCheck } from './start-check.ts';

export const auditCheckRoutes = area(auditChecks, {
  latest: (_input, { db }) => latestCheck(db),
  start: (_input, context) => startCheck(context),
});
