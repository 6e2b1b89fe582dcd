import type { Finding } from '../crud/large.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findPeople } from './find-people.ts';

/** Of so many people of a name what they have is looked at. */
const PEOPLE = 50;

/**
 * What belongs to people, by what was typed of them: one condition for whichever way they were found, for one each would look
 * for the same people again and again. `owner` is the column with their id; `order` that of an index which begins with it.
 */
export function ofPeople(text: string, owner: Prisma.Sql, order: Prisma.Sql): Finding {
  const found = findPeople(text).map(
    (one) =>
      Prisma.sql`(SELECT r.id FROM registrations r WHERE ${one.where} ORDER BY ${one.order} LIMIT ${PEOPLE})`,
  );
  const people = Prisma.sql`SELECT p.id FROM (${Prisma.join(found, ' UNION ')}) AS p LIMIT ${PEOPLE}`;
  return { where: Prisma.sql`${owner} IN (${people})`, order };
}
