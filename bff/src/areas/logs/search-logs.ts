import { LARGE_FOUND } from '@fio/contracts';
import { startingWith } from '../../core/crud/starting-with.ts';
import type { Finding } from '../../core/crud/large.ts';
import { isUuid, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findPeople } from '../../core/people/find-people.ts';

/** Of so many people of a name the latest logs are looked at. */
const PEOPLE = 20;
/** How an address begins: 203.0., 2001:db8: */
const ADDRESS = /^(?:\d{1,3}\.[\d.]*|[\da-f]{1,4}:[\da-f:.]*)$/i;
/**
 * Of who was anonymised no address is told any more, so none finds them either. One look per log that is read, into an
 * index of those people alone, whatever the planner thinks there are of them; and it thinks half are left, where it
 * would take IS NULL for hardly any and sort what it could read in order.
 */
export const OF_PRESENT = Prisma.sql`(
  SELECT TRUE FROM registrations g WHERE g.id = l.registration_id AND g.anonymised_at IS NOT NULL) IS NOT TRUE`;
const latest = Prisma.sql`l.id DESC`;

/** The latest logs of the first people that are found. */
function byPeople(findings: readonly Finding[]): Finding {
  const found = findings.map(
    ({ where, order }) =>
      Prisma.sql`(SELECT r.id FROM registrations r WHERE ${where} ORDER BY ${order} LIMIT ${PEOPLE})`,
  );
  return {
    where: Prisma.sql`l.id IN (
      SELECT recent.id FROM (SELECT p.id FROM (${Prisma.join(found, ' UNION ')}) AS p LIMIT ${PEOPLE}) AS person
      CROSS JOIN LATERAL (
        SELECT e.id FROM logs e WHERE e.registration_id = person.id ORDER BY e.id DESC LIMIT ${LARGE_FOUND + 1}
      ) AS recent
      ORDER BY recent.id DESC LIMIT ${LARGE_FOUND + 1})`,
    order: latest,
  };
}

/** The indexes of `logs l` that may find a log by what was typed: its id, an address' beginning, or its person. */
export function findLogs(text: string): Finding[] {
  const typed = text.trim();
  if (ADDRESS.test(typed)) {
    const where = Prisma.sql`l.ip LIKE ${startingWith(typed.toLowerCase())} AND ${OF_PRESENT}`;
    return [{ where, order: Prisma.sql`l.ip DESC, l.kind DESC, l.id DESC` }];
  }
  const people = byPeople(findPeople(typed));
  if (isUuid(typed)) return [{ where: Prisma.sql`l.id = ${uuid(typed)}`, order: latest }, people];
  return [people];
}
