import { release } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { choiceOf } from '../../http/pages/visitor-builds.ts';

export const releaseRoutes = area(release, {
  current: async ({ query }, context) => {
    const snapshot = await context.remotes.registry.snapshot(choiceOf(context.cookies, context));
    return { release: snapshot.release[query.side] };
  },
});
