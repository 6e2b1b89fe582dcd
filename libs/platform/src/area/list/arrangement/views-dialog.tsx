import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { SelectField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { ApiError } from '../../../api/index.ts';
import { useAreaWords } from '../../area-words.ts';
import classes from '../../area.module.css';
import type { Arrangement } from './use-arrangement.ts';
import { ViewEntry } from './view-entry.tsx';
import { viewName } from './view-name.ts';

interface Props {
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** In the place of a view: the list as it is without any. */
const ALL = 'all';

/** The filters one sees: which the list opens with, who else sees them, and an end to those that are one's to end. */
export function ViewsDialog({ arrangement, onClose }: Props) {
  const t = useAreaWords();
  const [refusal, setRefusal] = useState('');
  const { views, start, begin } = arrangement;
  // What is wrong with a field is said here; any other refusal has been told by then.
  const trying = (change: Promise<void>) => {
    setRefusal('');
    change.catch((error: unknown) => {
      const problems = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setRefusal(problems[0]?.message ?? '');
    });
  };
  return (
    <Dialog opened onClose={onClose} title={t('views.manage')} closeLabel={t('close')} width={520}>
      <div className={classes['report']}>
        {views.length === 0 && <Text tone="muted">{t('views.none')}</Text>}
        {views.length > 0 && (
          <SelectField
            label={t('views.start')}
            hint={t('views.startHint')}
            data={[
              { value: ALL, label: t('views.all') },
              ...views.map((view) => ({ value: view.id, label: viewName(view) })),
            ]}
            value={start?.id ?? ALL}
            onChange={(id) => trying(begin(id === ALL || id === '' ? null : id))}
          />
        )}
        {refusal !== '' && (
          <Text tone="error" role="alert">
            {refusal}
          </Text>
        )}
        {views.map((view) => (
          <ViewEntry key={view.id} view={view} arrangement={arrangement} trying={trying} />
        ))}
        <div className={classes['buttons']}>
          <Button onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
