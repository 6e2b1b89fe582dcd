import * as z from 'zod/mini';
import {
  isCpf,
  isDateText,
  isEmail,
  isPersonName,
  isPhone,
  isReservedSlug,
  isSlug,
  NAME_LIMIT,
  normalizeCpf,
  normalizeEmail,
  normalizeName,
  normalizePhone,
  passwordProblems,
} from '@fio/domain';

/** A field's error is a code of the validation catalogue; words are the catalogue's, never the schema's. */
export const required = () => z.string('required').check(z.trim(), z.minLength(1, 'required'));

export const uuid = () => z.uuid('invalid');
export const idParams = z.object({ id: uuid() });

/** An instant as ISO 8601 with offset or Z. Always UTC when the server writes it. */
export const instant = () => z.iso.datetime({ offset: true, error: 'date' });

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

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = (code = 'date') => z.string('required').check(z.refine(isDateText, code));

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

/** The address part of a series or theory; words of the public routes are never a series. */
export const slug = () =>
  required().check(
    z.maxLength(80, 'limit'),
    z.refine((text) => isSlug(text), 'slug'),
    z.refine((text) => !isReservedSlug(text), 'slug_reserved'),
  );

export const TITLE_LIMIT = 500;
/** A title of at most 500 characters (specification, section 9). */
export const title = () => required().check(z.maxLength(TITLE_LIMIT, 'title_limit'));

export const color = () => z.string('required').check(z.regex(/^#[0-9a-fA-F]{6}$/, 'color'));

/** The secret part of a link sent by e-mail: 256 bits in base64url. */
export const linkToken = () => z.string('required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));

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
