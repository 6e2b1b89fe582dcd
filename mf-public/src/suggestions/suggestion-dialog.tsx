import { Dialog } from '@fio/design-system/dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { Text } from '@fio/design-system/text';
import { useVisitor } from '@fio/platform/session';
import { useState } from 'react';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import { SuggestionSent } from './suggestion-sent.tsx';
import { useSuggestionsWords } from './words.ts';

/**
 * Proposing a theory: `value` is the slug of the series whose page it was opened on. Staff who have entered are told that it
 * isn't theirs to do.
 */
export default function SuggestionDialog({ opened, value, onClose }: PageDialogProps) {
  const t = useSuggestionsWords();
  const visitor = useVisitor();
  const [sent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <MantineRoot scheme="dark">
      <Dialog
        opened={opened}
        onClose={close}
        title={t(sent ? 'sentTitle' : 'title')}
        closeLabel={t('close')}
        width={520}
        sheet
      >
        {visitor?.skipLogout ? (
          <Text tone="muted">{t('onlyOwn', { name: `${visitor.name} ${visitor.lastName}` })}</Text>
        ) : sent ? (
          <SuggestionSent onAnother={() => setSent(false)} onClose={close} />
        ) : (
          <SuggestionForm slug={value} onSent={() => setSent(true)} />
        )}
      </Dialog>
    </MantineRoot>
  );
}
