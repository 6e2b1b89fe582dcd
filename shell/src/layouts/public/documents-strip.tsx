import { lazy, Suspense } from 'react';
import { useLocation } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';

// Nobody who isn't signed in pays for it, and a failure to fetch it is no reason to lose the page.
const ChangedDocuments = lazy(() => import('./changed-documents.tsx').catch(() => ({ default: () => null })));

/** Tells who is signed in that a document has changed; where documents are read, the page says so itself. */
export function DocumentsStrip() {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (!visitor || visitor.skipLogout || pathname.startsWith('/regulamentos')) return null;
  return (
    <Suspense fallback={null}>
      <ChangedDocuments />
    </Suspense>
  );
}
