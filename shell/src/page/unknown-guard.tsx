import { useEffect } from 'react';
import { report } from '@fio/platform/report';
import { useShellWords } from '../words/index.ts';
import { ErrorView } from './error-view.tsx';
import { Shown } from './shown.tsx';

/** In the place of a page whose guard doesn't exist: shown to nobody, rather than to everybody (specification, section 8). */
export function UnknownGuard({ name }: { name: string }) {
  const message = useShellWords()('unknownMiddleware', { name });
  useEffect(() => report(new Error(`Unknown middleware ${name}`), { where: 'guard' }), [name]);
  return (
    <>
      <ErrorView status={500} message={message} />
      <Shown />
    </>
  );
}
