import * as z from 'zod/mini';
import {
  FIRST_BIRTH_DAY,
  isCpf,
  isDateText,
  isEmail,
  isFutureDate,
  isPersonName,
  isPhone,
  NAME_LIMIT,
  normalizeCpf,
  normalizeEmail,
  normalizeName,
  normalizePhone,
  passwordProblems,
  todayInSaoPaulo,
} from '@fio/domain';
import { day, required } from './basic-fields.ts';

/** Accepts a CPF with or without its mask; comes out as eleven digits. */
export const cpf = () =>
  z.pipe(required().check(z.refine((text) => isCpf(text), 'cpf')), z.transform(normalizeCpf));

export const email = () =>
  z.pipe(
    required().check(
      z.maxLength(254, 'email'),
      z.refine((text) => isEmail(text), 'email'),
    ),
    z.transform(normalizeEmail),
  );

/** Accepts a Brazilian phone with its mask; comes out as ten or eleven digits. */
export const phone = () =>
  z.pipe(required().check(z.refine((text) => isPhone(text), 'phone')), z.transform(normalizePhone));

/** `missing` is the code for nothing typed: `name` or `last_name` (specification, section 5). */
export const personName = (missing: 'name' | 'last_name') =>
  z.pipe(
    z.string(missing).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(NAME_LIMIT, 'name_limit'),
      z.refine((text) => text.trim() === '' || isPersonName(text), missing),
    ),
    z.transform(normalizeName),
  );

/** A day somebody was born on, `YYYY-MM-DD`: not ahead, and not before 1900. Of age or not is the campaign's. */
export const birthDate = () =>
  day('birthdate').check(
    z.refine((text) => !isFutureDate(text, todayInSaoPaulo(new Date())), 'future_date'),
    z.refine((text) => !isDateText(text) || text >= FIRST_BIRTH_DAY, 'birth_year'),
  );

/** A new password: the specification's composition, each broken rule under its own code. */
export const newPassword = () =>
  z.string('required').check(
    z.minLength(1, 'required'),
    z.check((ctx) => {
      if (ctx.value === '') return;
      for (const problem of passwordProblems(ctx.value)) {
        ctx.issues.push({ code: 'custom', input: ctx.value, message: `password_${problem}` });
      }
    }),
  );

/** A password that is only compared: no composition rule may betray what an older rule allowed. */
export const password = () =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'invalid'));

/** The true answer to a box that must be ticked; `code` is its message. */
export const accepted = (code: 'accept_terms' | 'accept_regulation') => z.literal(true, code);

type Pair = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Both fields of an object must read the same; e-mails regardless of case. The problem stands at `second`. */
export const same = <Fields extends Pair>(
  first: keyof Fields & string,
  second: keyof Fields & string,
  code: 'password_match' | 'email_match',
) =>
  z.refine<Fields>(
    (value) =>
      code === 'email_match'
        ? normalizeEmail(text(value[first])) === normalizeEmail(text(value[second]))
        : value[first] === value[second],
    // Runs beside other broken fields, so that all problems are told at once.
    { error: code, path: [second], when: ({ value }) => typeof value === 'object' && value !== null },
  );
