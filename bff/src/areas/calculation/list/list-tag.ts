import { SEAL_BYTES } from '@fio/domain';
import { Prisma } from '../../../generated/prisma/client.ts';

/** How a list is made up: `list_format` of its draw. Lists from before standings were sealed are 1. */
export const SEALED_FORMAT = 2;

/** The numbers of an unsealed list, of tickets `t`: what was voided in time is not in it. A sealed one has every number. */
export const LISTED = `(t.state <> 'voided' OR t.voided_late)`;
export const isListed = (format: number): Prisma.Sql => Prisma.raw(format < SEALED_FORMAT ? LISTED : 'true');

/** Ticket `t` has the number (codeOf) of the row of `asked`. */
export const ASKED = 't.series = asked.code / 100000 AND t.number = asked.code % 100000';
export const isAsked = Prisma.raw(ASKED);

/** Series and order of ticket `t` in one number. */
export const CODE = '(t.series * 100000 + t.number)';
export const codeSql = Prisma.raw(CODE);

/**
 * Of ticket `t` its seal `s`, if it has any: looked up for each, whatever the planner thinks of a table that was filled a moment
 * ago. It took to reading all seals of a large draw for each of hundreds of blocks.
 */
export const SEAL = `LEFT JOIN LATERAL (
    SELECT seal FROM draw_list_seals WHERE draw_id = t.draw_id AND code = ${CODE} OFFSET 0
  ) s ON true`;
export const sealJoin = Prisma.raw(SEAL);
/** The same where the whole list is read: seals are few, and all of them are wanted. */
export const allSealsJoin = Prisma.raw(
  `LEFT JOIN draw_list_seals s ON s.draw_id = t.draw_id AND s.code = ${CODE}`,
);

/** listKey of the domain, of ticket `t`; `secret` is the draw's. */
const keySql = (secret: Prisma.Sql) =>
  Prisma.sql`substring(sha256(${secret} || int4send(${codeSql})) FOR 16)`;

/** listTag of the domain, of ticket `t`. A test compares the two. */
const holderSql = (secret: Prisma.Sql) =>
  Prisma.sql`sha256(${keySql(secret)} || uuid_send(t.registration_id))`;

/** ELIGIBLE_SEAL of the domain. */
const ELIGIBLE = Prisma.raw(`'\\x${'00'.repeat(SEAL_BYTES)}'::bytea`);

/** What stands in the list for ticket `t` with its seal `s` (sealJoin): sealedTag of the domain, or listTag. */
export const tagSql = (secret: Prisma.Sql, format: number): Prisma.Sql =>
  format < SEALED_FORMAT
    ? holderSql(secret)
    : Prisma.sql`sha256(${holderSql(secret)} || coalesce(s.seal, ${ELIGIBLE}))`;
