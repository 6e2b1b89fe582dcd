import { lazy, Suspense, useState } from 'react';
import {
  toast,
  useLoading,
  usePendingConfirm,
  usePendingLine,
  usePendingProof,
  useToasts,
} from '@fio/platform/feedback';
import { LoaderBar } from '@fio/design-system/loader-bar';
import { ToastStack } from '@fio/design-system/toast';
import { useShellWords } from '../words/index.ts';

// Its dialog brings the UI library with it: most pages never ask.
const ConfirmHost = lazy(() => import('./confirm-host.tsx'));
const LineHost = lazy(() => import('./line-host.tsx'));
const ProofHost = lazy(() => import('./proof-host.tsx'));

/** What speaks over every page: the loader bar, toasts and, once something is asked, the dialog. */
export function Feedback() {
  const t = useShellWords();
  const toasts = useToasts();
  const pending = usePendingConfirm();
  const proof = usePendingProof();
  const line = usePendingLine();
  // Once there, a dialog stays: only so does the focus return to what asked.
  const [hasAsked, setHasAsked] = useState(false);
  if (pending && !hasAsked) setHasAsked(true);
  const [hasProved, setHasProved] = useState(false);
  if (proof && !hasProved) setHasProved(true);
  const [hasWaited, setHasWaited] = useState(false);
  if (line && !hasWaited) setHasWaited(true);
  return (
    <>
      <ToastStack
        toasts={toasts.map((one) => ({ ...one, id: String(one.id) }))}
        onDismiss={(id) => toast.dismiss(Number(id))}
        closeLabel={t('close')}
        label={t('toasts')}
      >
        <LoaderBar active={useLoading()} label={t('loading')} />
      </ToastStack>
      {hasAsked && (
        <Suspense fallback={null}>
          <ConfirmHost pending={pending} />
        </Suspense>
      )}
      {hasProved && (
        <Suspense fallback={null}>
          <ProofHost pending={proof} />
        </Suspense>
      )}
      {hasWaited && (
        <Suspense fallback={null}>
          <LineHost pending={line} />
        </Suspense>
      )}
    </>
  );
}
