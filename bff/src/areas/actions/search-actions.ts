import { LARGE_FOUND } from '@fio/contracts';
import { startingWith } from '../../core/crud/starting-with.ts';
import { foldText } from '../../core/crud/fold.ts';
import type { Finding } from '../../core/crud/large.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Of so many of the staff with a name the latest actions are looked at. */
const STAFF = 20;
/** As much of a term as search_terms() keeps. */
const TERM = 60;
const FIRST = LARGE_FOUND + 1;
const order = Prisma.sql`a.at DESC, a.id DESC`;

/** Text as the terms of the database have it: folded, its words by one blank. */
export const searchTerm = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9@._-]+/g, ' ')
    .trim()
    .slice(0, TERM);

const byTerm = (term: string): Finding => ({
  where: Prisma.sql`a.id IN (
    SELECT t.action_id FROM action_terms t WHERE t.term LIKE ${startingWith(term)}
    ORDER BY t.term DESC, t.action_id DESC LIMIT ${FIRST})`,
  order,
});

/** The latest actions of the staff whose name has all the words, begun anywhere. There are few of them. */
function byStaff(term: string): Finding {
  const words = term
    .split(' ')
    .map((word) => Prisma.sql`' ' || fold_text(u.name) LIKE ${`% ${startingWith(word)}`}`);
  return {
    where: Prisma.sql`a.id IN (
      SELECT recent.id FROM (SELECT u.id FROM admin_users u WHERE ${Prisma.join(words, ' AND ')} LIMIT ${STAFF}) AS staff
      CROSS JOIN LATERAL (
        SELECT e.id, e.at FROM actions e WHERE e.actor_id = staff.id ORDER BY e.at DESC, e.id DESC LIMIT ${FIRST}
      ) AS recent
      ORDER BY recent.at DESC, recent.id DESC LIMIT ${FIRST})`,
    order,
  };
}

/** The indexes of `actions a` that may find an action by what was typed: its record, its address, its words, its actor. */
export function findActions(text: string): Finding[] {
  const typed = text.trim();
  const whole: Finding[] = [
    { where: Prisma.sql`a.record_id = ${typed}`, order },
    { where: Prisma.sql`a.ip = ${typed}`, order },
  ];
  const term = searchTerm(typed);
  return term === '' ? whole : [...whole, byTerm(term), byStaff(term)];
}
