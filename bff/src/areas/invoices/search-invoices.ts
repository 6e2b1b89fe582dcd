import { normalizeAccessKey } from '@fio/domain';
import type { Finding } from '../../core/crud/large.ts';
import { isUuid, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { ofPeople } from '../../core/people/of-people.ts';

const KEY_LENGTH = 44;
/** A receipt's number as it is stored: nine digits, six of a CF-e SAT. */
const LENGTHS = [9, 6] as const;
function byNumber(text: string): Finding[] {
  if (!/^\d{1,9}$/.test(text)) return [];
  const stored = LENGTHS.map((length) => text.replace(/^0+/, '').padStart(length, '0'));
  return [{ where: Prisma.sql`i.number IN (${Prisma.join(stored)})`, order: Prisma.sql`i.number, i.id` }];
}

/** The indexes of `invoices i` that may find a receipt by what was typed: its key, its number, its id or its sender. */
export function findInvoices(text: string): Finding[] {
  const typed = text.trim();
  const key = normalizeAccessKey(typed);
  if (key.length === KEY_LENGTH)
    return [{ where: Prisma.sql`i.access_key = ${key}::char(44)`, order: Prisma.sql`i.id` }];
  const people = ofPeople(typed, Prisma.sql`i.registration_id`, Prisma.sql`i.registration_id, i.created_at`);
  if (isUuid(typed)) return [{ where: Prisma.sql`i.id = ${uuid(typed)}`, order: Prisma.sql`i.id` }, people];
  return [...byNumber(typed), people];
}
