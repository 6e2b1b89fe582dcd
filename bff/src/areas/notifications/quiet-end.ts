import { type QuietHours, TIME_ZONE } from '@fio/domain';

const isWithin = (hour: number, { from, until }: QuietHours) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** When the quiet hours end that `now` lies in; null outside of them. */
export function quietEnd(now: Date, quiet: QuietHours): Date | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE);
  if (!isWithin(local.hour, quiet)) return null;
  const end = local.toPlainDate().toZonedDateTime({ timeZone: TIME_ZONE, plainTime: { hour: quiet.until } });
  const next = local.hour < quiet.until ? end : end.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}
