import * as z from 'zod/mini';
import { day, uuid } from '../core/fields.ts';

/** Which draw numbers are of. */
export const drawName = z.object({ id: uuid(), title: z.string() });

const seriesTotals = z.object({
  series: z.int(),
  capacity: z.int(),
  /** Given out, in whatever state since. */
  issued: z.int(),
  voided: z.int(),
  awarded: z.int(),
});

export const drawTotals = z.object({
  draw: z.extend(drawName, { state: z.string(), periodFrom: day(), periodTo: day() }),
  capacity: z.int(),
  issued: z.int(),
  voided: z.int(),
  awarded: z.int(),
  series: z.array(seriesTotals),
});

export const ticketTotals = z.extend(drawTotals, {
  /** Numbers given out by day of America/Sao_Paulo, the last 30 of them, oldest first; days without any included. */
  days: z.array(z.object({ day: day(), issued: z.int() })),
  /** Of them for invitations, and the people whom those brought. */
  invited: z.object({ people: z.int(), numbers: z.int() }),
  forecast: z.object({
    /** The mean of the last seven days, today included as far as it has come. */
    perDay: z.number(),
    /** The day on which the last number goes at this pace; null when that is beyond the draw's period. */
    exhaustedOn: z.nullable(day()),
    /** The highest of CAPACITY_ALERTS that is reached, in per cent. */
    alert: z.nullable(z.int()),
  }),
});
