import { normalizeAccessKey } from '@fio/domain';
import type { Finding } from '../../core/crud/large.ts';
import { isUuid, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findPeople } from '../../core/people/find-people.ts';

const KEY_LENGTH = 44;
/** A receipt's number as it is stored: nine digits, six of a CF-e SAT. */
const LENGTHS = [9, 6] as const;
/** Of so many people of a name their invoices are looked at. */
const PEOPLE = 50;

/** One condition for whichever way its sender was found: one for each would look for the same people again and again. */
function byPeople(findings: readonly Finding[]): Finding {
  const found = findings.map(
    ({ where, order }) =>
      Prisma.sql`(SELECT r.id FROM registrations r WHERE ${where} ORDER BY ${order} LIMIT ${PEOPLE})`,
  );
  const people = Prisma.sql`SELECT p.id FROM (${Prisma.join(found, ' UNION ')}) AS p LIMIT ${PEOPLE}`;
  return {
    where: Prisma.sql`i.registration_id IN (${people})`,
    order: Prisma.sql`i.registration_id, i.created_at`,
  };
}

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
  const people = byPeople(findPeople(typed));
  if (isUuid(typed)) return [{ where: Prisma.sql`i.id = ${uuid(typed)}`, order: Prisma.sql`i.id` }, people];
  return [...byNumber(typed), people];
}
