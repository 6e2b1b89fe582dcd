import type { ComponentProps } from 'react';
import { ActionDialog } from '@fio/platform/area';
import { useSuggestionsWords } from './words.ts';

interface Props extends Omit<ComponentProps<typeof ActionDialog>, 'label' | 'text' | 'cancel'> {
  readonly action: 'edit' | 'reject';
}

/** The dialog of one of this area's actions, in its words. */
export function ActionForm({ action, ...rest }: Props) {
  const t = useSuggestionsWords();
  const label = t(`action.${action}`);
  return <ActionDialog label={label} text={t(`action.${action}.text`)} cancel={t('cancel')} {...rest} />;
}
