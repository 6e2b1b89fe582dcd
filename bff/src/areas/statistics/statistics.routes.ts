import { statistics } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { answers } from './answers.ts';
import { exportGroups } from './export-groups.ts';
import { groups } from './groups.ts';
import { isMasked } from './is-masked.ts';
import { overview } from './overview.ts';
import { periodOf } from './period.ts';

export const statisticsRoutes = area(statistics, {
  overview: ({ query }, { db, clock }) => overview(db, periodOf(query, clock.now())),
  groups: ({ query }, context) =>
    groups(context.db, {
      by: query.by,
      period: periodOf(query, context.clock.now()),
      isMasked: isMasked(context),
    }),
  answers: ({ params, query }, { db }) => answers(db, params.id, query.by),
  export: ({ query }, context) => exportGroups(query.by, periodOf(query, context.clock.now()), context),
});
