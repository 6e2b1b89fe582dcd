import {
  NodeClient,
  Scope,
  defaultStackParser,
  linkedErrorsIntegration,
  makeNodeTransport,
  type ErrorEvent,
} from '@sentry/node';
import type { Dsn } from './dsn.ts';
import type { ErrorSink } from './ErrorSink.ts';
import { redactDeep } from './redact-deep.ts';

/**
 * Errors to Sentry by a client of our own: its global set-up would instrument every request and query. What leaves is
 * the error, where it came from and our tags; who it happened to stays here.
 */
export function sentrySink({ text: dsn }: Dsn, environment: string): ErrorSink {
  const client = new NodeClient({
    dsn,
    environment,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    serverName: '',
    sendClientReports: false,
    beforeSend: (event) => redactDeep(event) as ErrorEvent,
  });
  client.init();
  return {
    capture: (error, tags) => {
      const scope = new Scope();
      scope.setTags(tags);
      client.captureException(error, undefined, scope);
    },
    flush: async (milliseconds) => {
      await client.close(milliseconds);
    },
  };
}
