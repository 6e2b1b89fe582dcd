import { Button, IconButton } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { useAreaWords } from '../../area-words.ts';
import classes from '../../area.module.css';
import type { Arrangement } from './use-arrangement.ts';

interface Props {
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** The filters one has saved, each to be deleted. */
export function ViewsDialog({ arrangement: { views, remove }, onClose }: Props) {
  const t = useAreaWords();
  return (
    <Dialog opened onClose={onClose} title={t('views.manage')} closeLabel={t('close')} width={400}>
      <div className={classes['report']}>
        {views.length === 0 && <Text tone="muted">{t('views.none')}</Text>}
        {views.map((view) => (
          <div key={view.id} className={classes['view']}>
            <Text>{view.name}</Text>
            <IconButton
              size="sm"
              label={t('views.delete', { name: view.name })}
              // A refusal has been told by then.
              onClick={() => void remove(view).catch(() => undefined)}
            >
              <IconTrash size={16} />
            </IconButton>
          </div>
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
