import { MASKS } from '@fio/domain/field-masks';
import { isoToTyped, typedToIso, typedToWall, wallToTyped } from './date-text.ts';

/** How a field's text is written (dd/mm/aaaa) and what it stands for: a day, or a day with the time of a wall clock. */
export interface DateKind {
  readonly hasTime: boolean;
  readonly mask: (typeof MASKS)['date'];
  /** As long as the whole text is. */
  readonly length: number;
  /** The text's value, 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'; '' until it is whole. Values compare as texts. */
  readonly read: (text: string) => string;
  readonly write: (value: string) => string;
}

export const DAY: DateKind = {
  hasTime: false,
  mask: MASKS.date,
  length: 10,
  read: typedToIso,
  write: isoToTyped,
};

export const DAY_AND_TIME: DateKind = {
  hasTime: true,
  mask: MASKS.dateTime,
  length: 16,
  read: typedToWall,
  write: wallToTyped,
};
