import { startingWith } from '../crud/starting-with.ts';
import { foldText } from '../crud/fold.ts';
import type { Finding } from '../crud/large.ts';
import { isUuid, uuid } from '../crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** As a phone is written down, with its area code first. What has no digit would begin every phone. */
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

/** The indexes of `registrations r` that may find somebody by what was typed: an id, a phone, or name and e-mail. */
export function findPeople(text: string): Finding[] {
  const typed = text.trim();
  if (isUuid(typed)) return [{ where: Prisma.sql`r.id = ${uuid(typed)}`, order: Prisma.sql`r.id` }];
  if (PHONE.test(typed)) {
    const phone = Prisma.sql`r.phone COLLATE "C"`;
    return [{ where: Prisma.sql`${phone} LIKE ${startingWith(typed.replace(/\D/g, ''))}`, order: phone }];
  }
  const email = Prisma.sql`r.email COLLATE "C"`;
  const byEmail = { where: Prisma.sql`${email} LIKE ${startingWith(typed.toLowerCase())}`, order: email };
  if (typed.includes('@')) return [byEmail];
  const names = byName(foldText(typed));
  return /\s/.test(typed) ? names : [...names, byEmail];
}
