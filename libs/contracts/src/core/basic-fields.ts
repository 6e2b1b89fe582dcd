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

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = (code = 'date') => z.string('required').check(z.refine(isDateText, code));

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
