import { FieldError } from '@fio/design-system/fields';
import { ListField } from '@fio/design-system/fields-admin';
import { Text } from '@fio/design-system/text';
import type { FieldProps } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import { lockedOptions, optionsOf, type PollDetail, type PollValues } from './poll-values.ts';
import { usePollsWords } from './words.ts';

const LEAST = 2;
const MOST = 20;
const LABEL_LIMIT = 120;

/** The answers of a multiple-choice theory; a yes/no one has none to write. */
export function OptionsInput(props: FieldProps<PollValues['options'], PollDetail>) {
  const t = usePollsWords();
  const { name, label, value, error, errorOf, onChange, onBlur, form, record } = props;
  const type = useWatch({ control: form.control, name: 'type' }) as PollValues['type'];
  const locked = lockedOptions(record);
  if (type === 'yes_no')
    return (
      <div data-field={name}>
        <Text tone="muted">{t('options.yesNo')}</Text>
        {error && <FieldError>{error}</FieldError>}
      </div>
    );
  // Two empty rows to begin with say more than an empty list.
  const texts = value.length > 0 ? value.map((option) => option.label) : ['', ''];
  const itemErrors = texts.map((_, index) => errorOf(`${name}.${index}`));
  return (
    <ListField
      name={name}
      label={label}
      hint={locked > 0 ? t('options.locked') : t('options.hint')}
      error={itemErrors.some(Boolean) ? undefined : error}
      itemErrors={itemErrors}
      value={texts}
      onChange={(next) => onChange(optionsOf(next, value, locked))}
      onBlur={onBlur}
      min={LEAST}
      max={MOST}
      maxLength={LABEL_LIMIT}
      locked={locked}
      labels={{
        item: (position) => t('options.item', { position }),
        add: t('options.add'),
        remove: (position) => t('options.remove', { position }),
        moveUp: (position) => t('options.up', { position }),
        moveDown: (position) => t('options.down', { position }),
      }}
    />
  );
}
