import { remotes } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { buildOf, buildsOf, historyOf, previewBuild, publishUpload } from './builds.ts';
import { promoteBuild, rollBackBuild } from './change-live.ts';
import { remoteStatuses } from './status.ts';

export const remoteRoutes = area(remotes, {
  list: (_input, context) => remoteStatuses(context),
  builds: ({ params }, context) => buildsOf(context, params.remote),
  build: ({ params }, context) => buildOf(context, params.remote, params.build),
  history: ({ params }, context) => historyOf(context, params.remote),
  publish: ({ params }, context) => publishUpload(context, params.remote),
  promote: ({ params, body }, context) => promoteBuild(context, params.remote, body),
  rollback: ({ params, body }, context) => rollBackBuild(context, params.remote, body),
  preview: ({ params, body }, context) => previewBuild(context, params.remote, body),
});
