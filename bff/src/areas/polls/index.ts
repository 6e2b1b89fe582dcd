import { adminPolls } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { LiveStreams } from '../../http/live/LiveStreams.ts';
import { LiveResults } from './LiveResults.ts';
import type { PollServices } from './poll-services.ts';
import { pollExports } from './polls.export.ts';
import { adminPollRoutes } from './polls.routes.ts';
import { resultRoutes } from './results.routes.ts';

/** Theories, with their live results. */
export const pollsArea = defineArea<PollServices>({
  name: 'polls',
  audited: [{ name: 'polls', page: adminPolls }],
  routes: [...adminPollRoutes, ...resultRoutes],
  services: ({ pool, clock, streams }) => {
    const live = new LiveResults({ pool, clock });
    return {
      live,
      liveStreams: new LiveStreams({ readings: live, capacity: streams }),
    };
  },
  drain: ({ liveStreams }) => liveStreams.close(),
  exports: [pollExports],
  findables: [
    findable(
      adminPolls,
      ({ title }) => title,
      ({ show }) => show.title,
    ),
  ],
});

export { type LiveResult, LiveResults } from './LiveResults.ts';
export { findPolls } from './find-polls.ts';
export { pollParts, pollView, publicStateOf } from './poll-view.ts';
export { pollResource } from './polls.resource.ts';
