import { useState } from 'react';
import { adminRegulations } from '@fio/contracts/admin/regulations';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import type { ActionDialogProps } from '@fio/platform/area';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import type { RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** What is wrong, in the words of the server: of its fields if it names any. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const [first] = Object.values(error.fields).flat();
  return first?.message ?? error.message;
}

/** Asks once more before a text is fixed for good, and says from when it holds. */
export function PublishDialog({ record: one, onClose }: ActionDialogProps<RegulationDetail>) {
  const t = useRegulationsWords();
  const { mutateAsync, isPending } = useApiMutation(adminRegulations.publish);
  const [problem, setProblem] = useState<string>();
  const isSilent = one.amendmentNeeded && one.amendment === null;
  const publish = async () => {
    try {
      await mutateAsync({ params: { id: one.id }, body: { version: one.version } });
      onClose(true);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Dialog opened onClose={() => onClose(false)} title={t('action.publish')} closeLabel={t('cancel')}>
      <div className={classes['publish']}>
        <Text>
          <strong>{t('publish.version', { number: one.number, title: one.title })}</strong>
        </Text>
        <Text>
          {one.effectiveFrom
            ? t('publish.later', { when: format.dateTime(one.effectiveFrom) })
            : t('publish.now')}
        </Text>
        {one.number > 1 && <Text tone="muted">{t('publish.accept')}</Text>}
        <Text tone="muted">{t('action.publish.text')}</Text>
        {(isSilent || problem) && (
          <Text tone="error" role="alert">
            {problem ?? t('publish.amendment')}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} disabled={isSilent} onClick={() => void publish()}>
            {t('publish.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
