import { startingWith } from '../crud/starting-with.ts';
import { foldText } from '../crud/fold.ts';
import type { Finding } from '../crud/large.ts';
import { isUuid, uuid } from '../crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** How many digits an area code has, and a number without it at most. */
const AREA_CODE = 2;
const LOCAL_DIGITS = 9;

/** As a phone is written down, with its area code or without. What has no digit would begin every phone. */
const PHONE = /^\+?(?=.*\d)[\d\s().-]{4,}$/;

/** People of a name: what begins with it, or of several words who is called by the first and, at the end, by the last. */
function byName(text: string): Finding[] {
  const words = text.split(/\s+/).filter(Boolean);
  const [first = '', last] = [words[0], words.at(-1)];
  const whole: Finding = {
    where: Prisma.sql`r.name_key LIKE ${startingWith(words.join(' '))}`,
    order: Prisma.sql`r.name_key, r.id`,
  };
  const family =
    words.length === 1
      ? Prisma.sql`r.family_key LIKE ${startingWith(first)}`
      : Prisma.sql`r.family_key = ${last} AND r.name_key LIKE ${startingWith(first)}`;
  return [whole, { where: family, order: Prisma.sql`r.family_key, r.name_key, r.id` }];
}

/** People of a phone: what begins with the digits, or does so behind its area code, which few people say. */
function byPhone(digits: string): Finding[] {
  const beginning = (phone: Prisma.Sql): Finding => ({
    where: Prisma.sql`${phone} LIKE ${startingWith(digits)}`,
    order: phone,
  });
  const whole = beginning(Prisma.sql`r.phone COLLATE "C"`);
  const local = beginning(Prisma.sql`(substr(r.phone, ${Prisma.raw(String(AREA_CODE + 1))}) COLLATE "C")`);
  return digits.length > LOCAL_DIGITS ? [whole] : [whole, local];
}

/** The indexes of `registrations r` that may find somebody by what was typed: an id, a phone, or name and e-mail. */
export function findPeople(text: string): Finding[] {
  const typed = text.trim();
  if (isUuid(typed)) return [{ where: Prisma.sql`r.id = ${uuid(typed)}`, order: Prisma.sql`r.id` }];
  if (PHONE.test(typed)) {
    return byPhone(typed.replace(/\D/g, ''));
  }
  const email = Prisma.sql`r.email COLLATE "C"`;
  const byEmail = { where: Prisma.sql`${email} LIKE ${startingWith(typed.toLowerCase())}`, order: email };
  if (typed.includes('@')) return [byEmail];
  const names = byName(foldText(typed));
  return /\s/.test(typed) ? names : [...names, byEmail];
}
