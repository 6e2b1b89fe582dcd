import { Prisma } from '../../../generated/prisma/client.ts';

/** The numbers of a draw's list, of tickets `t`: what was voided in time is not in it. */
export const LISTED = `(t.state <> 'voided' OR t.voided_late)`;
export const isListed = Prisma.raw(LISTED);

/** Ticket `t` has the number (codeOf) of the row of `asked`. */
export const ASKED = 't.series = asked.code / 100000 AND t.number = asked.code % 100000';
export const isAsked = Prisma.raw(ASKED);

/** Series and order of ticket `t` in one number. */
export const codeSql = Prisma.sql`(t.series * 100000 + t.number)`;

/** listKey of the domain, of ticket `t`; `secret` is the draw's. */
const keySql = (secret: Prisma.Sql) =>
  Prisma.sql`substring(sha256(${secret} || int4send(${codeSql})) FOR 16)`;

/** listTag of the domain, of ticket `t`. A test compares the two. */
export const tagSql = (secret: Prisma.Sql) =>
  Prisma.sql`sha256(${keySql(secret)} || uuid_send(t.registration_id))`;
