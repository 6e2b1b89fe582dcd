import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { DeletionForm } from './deletion-form.tsx';
import { usePrivacyWords } from './words.ts';

/** The end of a registration, behind a dialog that says what goes and what stays. */
export function DeleteRegistration() {
  const t = usePrivacyWords();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setOpened(true)}>
          {t('delete')}
        </Button>
      </div>
      <Dialog opened={opened} onClose={close} title={t('deleteTitle')} closeLabel={t('close')} width={560}>
        <DeletionForm onCancel={close} />
      </Dialog>
    </>
  );
}
