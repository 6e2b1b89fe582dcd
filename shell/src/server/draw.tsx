import { renderToString } from 'react-dom/server.browser';
import { queryClient } from '@fio/platform/api';
import { provideBoot } from '@fio/platform/boot';
import type { BootDocument } from '@fio/contracts/documents/boot';
import { StaticRouter } from '@fio/platform/router/server';
import { AGE_GATE_PATH } from '../age-gate/age-gate.ts';
import { ageGate } from '../age-gate/lazy-age-gate.ts';
import { App } from '../page/app.tsx';
import { remoteFor } from '../page/describe-page.ts';
import { pageReady } from '../remotes/mountable-routes.tsx';
import { readModule } from '../remotes/read-module.ts';
import { remotes } from '../remotes/remotes.ts';

/** A page for a visitor nobody knows. */
export interface Sheet {
  readonly boot: BootDocument;
  /** With the query, where that makes it another page. */
  readonly path: string;
  /** What the path's remote exposes as `./routes`; undefined where no remote draws. */
  readonly exposed: unknown;
}

/**
 * Draws a page as HTML that the shell takes over in the browser. One after the other: documents, answers and
 * languages are the module's own, so between them and the drawing nothing may wait.
 */
export async function draw({ boot, path, exposed }: Sheet): Promise<string> {
  provideBoot(boot);
  const location = { pathname: path.replace(/\?.*/, ''), key: 'default' };
  if (location.pathname === AGE_GATE_PATH) await ageGate.ready();
  const entry = remoteFor(location);
  if (entry) {
    const read = readModule(entry, exposed);
    if (!read.ok) throw new Error(read.problem);
    await pageReady(read.module, location);
    remotes.place(entry, read.module);
  }
  provideBoot(boot);
  queryClient.clear();
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
