import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import type { PictureInput as Picture } from '@fio/contracts/core/picture';
import type { FieldProps } from '@fio/platform/area';
import { FramedPictureField } from '../../fields/framed-picture-field.tsx';
import type { PrizeKindDetail } from './prize-kind-values.ts';

/** How the prize looks; the form's save is what uses the picture that was sent. */
export const PictureInput = (props: FieldProps<Picture | null, PrizeKindDetail>) => {
  const { name, value, error, record, errorOf, onChange, onBlur } = props;
  return (
    <FramedPictureField
      name={name}
      endpoint={prizeKinds.picture}
      value={value}
      kept={record?.picture ?? null}
      onChange={onChange}
      onBlur={onBlur}
      problemOf={(part) => errorOf(`${name}.${part}`) ?? (part === 'id' ? error : undefined)}
    />
  );
};
