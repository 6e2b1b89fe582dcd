import { adminRegulations } from '@fio/contracts/admin/regulations';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import type { RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** Begins the next version and opens its draft. */
export function NextDialog({ record: { id, version, title }, onClose }: ActionDialogProps<RegulationDetail>) {
  const t = useRegulationsWords();
  const navigate = useNavigate();
  const { mutate, isPending } = useApiMutation(adminRegulations.next);
  const begin = () =>
    mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: (draft) => {
          onClose(true);
          void navigate(`${adminRegulations.list.path}/edit/${draft.id}`);
        },
        onError: () => onClose(false),
      },
    );
  return (
    <Dialog opened onClose={() => onClose(false)} title={t('action.next')} closeLabel={t('cancel')}>
      <div className={classes['publish']}>
        <Text>{t('action.next.text', { name: title })}</Text>
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} onClick={begin}>
            {t('action.next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
