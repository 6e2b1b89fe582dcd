import type { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';

export type PrizeKindDetail = ResponseOf<typeof prizeKinds.get>;
type Values = BodyOf<typeof prizeKinds.create>;

/** Its value somebody has to say: an empty field has none. */
const NEW = {
  title: '',
  description: '',
  position: 100,
  picture: null,
  value: undefined as unknown as number,
};

/** What stands in the form's fields: of a prize, or of a new one. */
export function valuesOf(kind: PrizeKindDetail | null): Values {
  if (!kind) return NEW;
  const { title, description, value, position, picture } = kind;
  return {
    title,
    description,
    value,
    position,
    picture: picture && { id: picture.id, alt: picture.alt, focus: picture.focus },
  };
}
