import type { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';

export type PrizeKindDetail = ResponseOf<typeof prizeKinds.get>;
type Values = BodyOf<typeof prizeKinds.create>;

const LAST = 100;

/** What stands in the form's fields: of a prize, or of a new one, whose value somebody has to say. */
export function valuesOf(kind: PrizeKindDetail | null): Values {
  if (!kind) return { title: '', description: '', value: 0, position: LAST, pictureId: null };
  const { title, description, value, position, pictureId } = kind;
  return { title, description, value, position, pictureId };
}
