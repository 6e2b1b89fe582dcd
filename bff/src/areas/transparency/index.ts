import { defineArea } from '../../engine/Area.ts';
import { auditHeadJob } from './audit-head.job.ts';
import { sendHeadsJob } from './send-heads.job.ts';
import { serveLog } from './serve-log.ts';
import { transparencyPage } from './transparency.page.ts';
import { transparencyRoutes } from './transparency.routes.ts';

/** The log of what binds, for whoever wants to hold us to it. */
export const transparencyArea = defineArea({
  name: 'transparency',
  routes: transparencyRoutes,
  pages: [transparencyPage],
  jobs: [auditHeadJob, sendHeadsJob],
  middleware: { at: '/transparency', handler: serveLog },
});

export { type LogFile, logFiles } from './log-files.ts';
