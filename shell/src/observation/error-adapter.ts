import {
  BrowserClient,
  Scope,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { observation } from '@fio/contracts/public/observation';
import { resetReporter, setReporter } from '@fio/platform/report';

interface Project {
  readonly dsn: string;
  readonly environment: string;
}

/**
 * Errors to Sentry, by way of our own origin, which takes out what is personal. A client of our own and none of the
 * kit's global set-up: no breadcrumbs of what was clicked or typed, no tracing, no replay.
 */
export function startErrors({ dsn, environment }: Project): () => void {
  const client = new BrowserClient({
    dsn,
    environment,
    tunnel: `/api${observation.errors.path}`,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
  });
  client.init();
  const capture = (error: unknown, tags: Readonly<Record<string, string>>) => {
    const scope = new Scope();
    scope.setTags({ ...tags, page: window.location.pathname });
    client.captureException(error, undefined, scope);
  };
  const onError = ({ error, message }: ErrorEvent) => capture(error ?? message, { where: 'window' });
  const onRejection = ({ reason }: PromiseRejectionEvent) => capture(reason, { where: 'promise' });
  setReporter(capture);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    resetReporter();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    void client.close(0);
  };
}
