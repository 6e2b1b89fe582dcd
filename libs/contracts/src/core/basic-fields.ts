import * as z from 'zod/mini';
import { isDateText, isReservedSlug, isSlug } from '@fio/domain';

/** A field's error is a code of the validation catalogue; words are the catalogue's, never the schema's. */
export const required = () => z.string('required').check(z.trim(), z.minLength(1, 'required'));

export const uuid = () => z.uuid('invalid');
/** The id of a record somebody chooses in a form: nothing chosen is `required`. */
export const chosen = () => z.string('required').check(z.minLength(1, 'required'), z.uuid('invalid'));
export const idParams = z.object({ id: uuid() });

/** An instant as ISO 8601 with offset or Z. Always UTC when the server writes it. */
export const instant = () => z.iso.datetime({ offset: true, error: 'date' });

/** Far enough from what a column holds that the periods reckoned from a day are made of days too. */
const DAYS = { first: '1000-01-01', last: '8999-12-31' } as const;
const isDay = (text: string) => isDateText(text) && text >= DAYS.first && text <= DAYS.last;

/** A calendar day, `YYYY-MM-DD`, that exists; of a year from 1000 to 8999. */
export const day = (code = 'date') => z.string('required').check(z.refine(isDay, code));

/** The largest number that a column of 32 bits holds: no integer of a request goes beyond it. */
export const INTEGER_LIMIT = 2 ** 31 - 1;

/** A filter that asks whether something is so. */
export const yesNo = () => z.enum(['yes', 'no'], 'invalid');

/** The version of a record, as the optimistic lock counts it. */
export const version = () =>
  z.int('required').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_LIMIT, 'invalid'));

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

/** The number of an authorisation (certificado de autorização) as the ministry writes it: 04.047782/2026. */
export const certificateNumber = () =>
  z.string().check(z.trim(), z.regex(/^\d{2}\.\d{6}\/\d{4}$/, 'certificate'));

export const color = () => z.string('required').check(z.regex(/^#[0-9a-fA-F]{6}$/, 'color'));

/** The secret part of a link sent by e-mail: 256 bits in base64url. */
export const linkToken = () => z.string('required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));
