import type { ComponentProps } from 'react';
import { ActionDialog } from '@fio/platform/area';
import { usePrizesWords } from './words.ts';

interface Props extends Omit<ComponentProps<typeof ActionDialog>, 'label' | 'text' | 'cancel'> {
  readonly action: 'deliver' | 'pending' | 'give';
}

/** The dialog of one of this area's actions, in its words. */
export function ActionForm({ action, ...rest }: Props) {
  const t = usePrizesWords();
  const label = t(`action.${action}`);
  return <ActionDialog label={label} text={t(`action.${action}.text`)} cancel={t('cancel')} {...rest} />;
}
