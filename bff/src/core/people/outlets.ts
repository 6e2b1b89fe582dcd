import { Prisma } from '../../generated/prisma/client.ts';
import { dayOf } from '../database/day-of.ts';
import type { Packaged } from './column-outlets.ts';
import { NOTHING } from './writing.ts';

/** A text in the data package, as it is. */
export const asText: Packaged<string | null> = {
  json: (text) => text,
  written: (text: string | null) => text ?? NOTHING,
};
export const asDay: Packaged<Date> = {
  json: (date) => dayOf(date),
  written: (date: string, { day }) => day(date),
};
export const asInstant: Packaged<Date | null> = {
  json: (at) => at?.toISOString() ?? null,
  written: (at: string | null, { when }) => when(at),
};
export const asYesNo: Packaged<boolean> = {
  json: (is) => is,
  written: (is: boolean, { yesNo }) => yesNo(is),
};

/** Of somebody who has left no name of theirs is shown, and nothing that stands for one. */
export const known = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`CASE WHEN r.anonymised_at IS NULL THEN ${column} END`;
