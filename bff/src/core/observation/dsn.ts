/** Where errors of one project go: what a DSN of the error-reporting service says. */
export interface Dsn {
  readonly text: string;
  readonly publicKey: string;
  readonly project: string;
  /** Where envelopes are posted. */
  readonly ingest: URL;
}

/** Reads `https://<key>@<host>/<path>/<project>`; null for anything else. */
export function parseDsn(text: string): Dsn | null {
  const url = URL.parse(text.trim());
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !['https:', 'http:'].includes(url.protocol) || !/^\w+$/.test(url.username) || !project)
    return null;
  return {
    text: url.href,
    publicKey: url.username,
    project,
    ingest: new URL(`${url.origin}${path}/api/${project}/envelope/`),
  };
}

/** Whether both name the same project of the same server. */
export const isSameProject = (left: Dsn, right: Dsn): boolean =>
  left.ingest.href === right.ingest.href && left.publicKey === right.publicKey;
