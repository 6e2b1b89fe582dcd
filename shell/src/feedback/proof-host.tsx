import { useEffect, useState } from 'react';
import { boot } from '@fio/platform/boot';
import type { PendingProof } from '@fio/platform/feedback';
import { useAdmin } from '@fio/platform/session';
import { Dialog } from '@fio/design-system/dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../theme/theme.ts';
import { useShellWords } from '../words/index.ts';
import { ProofForm } from './proof-form.tsx';

/** Has the signed-in member of staff prove who they are, once something they do asks for it. */
export default function ProofHost({ pending }: { pending: PendingProof | undefined }) {
  const t = useShellWords();
  const scheme = useTheme(boot().side);
  const isSignedIn = useAdmin() !== null;
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    // The session ended while it asked: what waits is answered by that.
    if (!isSignedIn) pending?.answer(false);
  }, [isSignedIn, pending]);
  return (
    <MantineRoot scheme={scheme}>
      <Dialog
        opened={ready && pending !== undefined}
        onClose={() => pending?.answer(false)}
        title={t('proof.title')}
        closeLabel={t('close')}
        width={400}
        persistent
        above
      >
        <ProofForm onProved={() => pending?.answer(true)} onCancel={() => pending?.answer(false)} />
      </Dialog>
    </MantineRoot>
  );
}
