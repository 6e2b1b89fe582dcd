import { useState } from 'react';
import { Dialog } from '@fio/design-system/dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { SacForm } from './sac-form.tsx';
import { SacSent, type Sent } from './sac-sent.tsx';
import { SacThread } from './sac-thread.tsx';
import { useSacForm } from './use-sac-form.ts';
import { useSacWords } from './words.ts';

interface Props {
  readonly opened: boolean;
  /** The secret of an e-mail's link: its conversation is shown instead of the form. */
  readonly token: string | null;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Writing to customer service, its protocol number, and the conversation behind an e-mail's link. */
export function SacDialog({ opened, token, onForget, onClose }: Props) {
  const t = useSacWords();
  const contract = useSacForm();
  const [sent, setSent] = useState<Sent | null>(null);
  const [protocol, setProtocol] = useState<string | null>(null);
  const close = () => {
    setSent(null);
    onClose();
  };
  const threadTitle = protocol ? t('threadTitle', { protocol }) : t('title');
  return (
    <MantineRoot scheme="dark">
      <Dialog
        opened={opened}
        onClose={close}
        title={token ? threadTitle : t(sent ? 'sentTitle' : 'title')}
        closeLabel={t('close')}
        width={560}
        sheet
      >
        {token ? (
          <SacThread token={token} onKnown={setProtocol} onForget={onForget} />
        ) : sent ? (
          <SacSent sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <SacForm contract={contract} onSent={setSent} />
        )}
      </Dialog>
    </MantineRoot>
  );
}
