import { ListField } from '@fio/design-system/fields-admin';
import { TRAILERS_LIMIT } from '@fio/domain/trailer';
import type { FieldProps } from '@fio/platform/area';
import type { ShowValues } from './show-values.ts';
import { useShowsWords } from './words.ts';

/** The trailers of a series by their addresses, in the order they are shown. */
export function TrailersInput(props: FieldProps<ShowValues['trailers']>) {
  const t = useShowsWords();
  const { name, label, hint, value, error, errorOf, onChange, onBlur } = props;
  const itemErrors = value.map((_, index) => errorOf(`${name}.${index}`));
  return (
    <ListField
      name={name}
      label={label}
      hint={hint}
      error={itemErrors.some(Boolean) ? undefined : error}
      itemErrors={itemErrors}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      min={0}
      max={TRAILERS_LIMIT}
      maxLength={300}
      labels={{
        item: (position) => t('trailers.item', { position }),
        add: t('trailers.add'),
        remove: (position) => t('trailers.remove', { position }),
        moveUp: (position) => t('trailers.up', { position }),
        moveDown: (position) => t('trailers.down', { position }),
      }}
    />
  );
}
