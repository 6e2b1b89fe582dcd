import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { oneClick } from './one-click.ts';
import { sendUnsubscribeLink } from './send-link.ts';
import { unsubscribePages } from './unsubscribe.pages.ts';
import { unsubscribeQueue } from './unsubscribe-queue.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

/** The end of marketing, or of notifications, by a link and nothing else. */
export const unsubscribeArea = defineArea({
  name: 'unsubscribe',
  routes: unsubscribeRoutes,
  jobs: [
    job(
      unsubscribeQueue,
      ({ infrastructure }) =>
        (request) =>
          sendUnsubscribeLink(infrastructure, request),
    ),
  ],
  pages: unsubscribePages,
  middleware: { at: '/', handler: oneClick },
});
