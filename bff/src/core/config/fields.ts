import * as z from 'zod';
import { TIME_ZONE, isCnpj, isDateText, normalizeCnpj } from '@fio/domain';
import { hostsOf } from '../database/hosts.ts';

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** An environment value left empty counts as absent, as shells and compose files write it. */
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blank, schema.optional());

export const orElse = <S extends z.ZodType>(schema: S, value: NonNullable<z.input<S>>) =>
  z.preprocess((given) => blank(given) ?? value, schema);

/** A period in whole days, of `least` or more. */
export const days = (least: number) =>
  z.coerce
    .number('Use a whole number of days.')
    .int('Use a whole number of days.')
    .min(least, `Use ${least} days or more.`)
    .max(36_500, 'Use a hundred years at most.');

/** A number from 1 on, or `off`: null. */
export const limitOrOff = z.union(
  [
    z.literal('off').transform(() => null),
    z.coerce.number('Use a whole number, or off.').int().min(1).max(1_000_000),
  ],
  'Use a whole number from 1 on, or off.',
);

export const flag = z
  .string()
  .toLowerCase()
  .refine((text) => ['true', 'false', '1', '0', 'on', 'off'].includes(text), 'Use true or false.')
  .transform((text) => ['true', '1', 'on'].includes(text));

export const port = z.coerce
  .number('Use a number from 1 to 65535.')
  .int('Use a whole number.')
  .min(1, 'Use a number from 1 to 65535.')
  .max(65_535, 'Use a number from 1 to 65535.');

/** A day, a wall time of São Paulo, or an instant with its offset; a day stands for its first or last moment. */
function toInstant(text: string, edge: 'start' | 'end'): Date | null {
  try {
    if (isDateText(text)) {
      const day = Temporal.PlainDate.from(text);
      const next = (edge === 'start' ? day : day.add({ days: 1 })).toZonedDateTime(TIME_ZONE);
      return new Date(next.epochMilliseconds - (edge === 'start' ? 0 : 1));
    }
    if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(Temporal.Instant.from(text).epochMilliseconds);
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(TIME_ZONE).epochMilliseconds);
  } catch {
    return null;
  }
}

export const moment = (edge: 'start' | 'end') =>
  z.string().transform((text, context) => {
    const instant = toInstant(text.trim(), edge);
    if (instant) return instant;
    context.addIssue('Use 2026-12-01, 2026-12-01T08:00 (São Paulo) or 2026-12-01T08:00:00-03:00.');
    return z.NEVER;
  });

export const dayEdge = (edge: 'start' | 'end') =>
  z.string().refine(isDateText, 'Use a day such as 2026-12-01.').pipe(moment(edge));

export const url = (protocols: readonly string[]) =>
  z.string().transform((text, context) => {
    const parsed = URL.parse(text);
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    context.addIssue(`Use an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}.`);
    return z.NEVER;
  });

/** A PostgreSQL's address, with one host or with all of those that may be the primary. */
export const database = z.string().transform((text, context) => {
  try {
    const hosts = hostsOf(text);
    return hosts.length === 1 ? hosts[0].href : text;
  } catch {
    context.addIssue(
      'Use an address that starts with postgres:// or postgresql://, with one host or the hosts a:5432,b:5432 and no ' +
        'target_session_attrs but read-write.',
    );
    return z.NEVER;
  }
});

/** Several values with commas between them. */
export const list = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item));

/** The same, or `any`, which is an empty list that somebody wanted. */
export const anyOr = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .transform((text) => (text.trim() === 'any' ? [] : text.split(',').map((part) => part.trim())))
    .pipe(z.array(item));

export const cnpj = z
  .string()
  .refine((text) => isCnpj(text), 'Use valid CNPJs.')
  .transform((text) => normalizeCnpj(text));
