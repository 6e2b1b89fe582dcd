import type { LogEntry } from '@fio/contracts';
import { type BindingEvent, type BindingEventType, readEntry } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';

/** An entry as it stands in the log, with what it says. */
export interface ReadEntry extends LogEntry {
  readonly event: BindingEvent & { readonly at: string };
}

interface Row {
  readonly index: bigint;
  readonly entry: string;
}

const readRows = (rows: readonly Row[], types?: readonly BindingEventType[]): ReadEntry[] =>
  rows.flatMap(({ index, entry }) => {
    const event = readEntry(entry);
    return event && (types === undefined || types.includes(event.type))
      ? [{ index: Number(index), entry, event }]
      : [];
  });

/** What the log tells of a draw, in its order; of these types alone, where any are said. */
export async function entriesOfDraw(
  tx: Transaction,
  drawId: string,
  types?: readonly BindingEventType[],
): Promise<ReadEntry[]> {
  // Found by the index transparency_entries_draw, whose words these are.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT index, entry FROM transparency_entries
    WHERE substring(entry FROM '"draw":"([0-9a-f-]{36})"') = ${drawId} ORDER BY index`;
  return readRows(rows, types);
}

/** What the log tells of a schedule of instant prizes, in its order. */
export async function entriesOfSchedule(
  tx: Pick<Transaction, '$queryRaw'>,
  scheduleId: string,
): Promise<ReadEntry[]> {
  // Found by the index transparency_entries_schedule, whose words these are.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT index, entry FROM transparency_entries
    WHERE entry LIKE '%"schedule":"%'
      AND substring(entry FROM '"schedule":"([0-9a-f-]{36})"') = ${scheduleId} ORDER BY index`;
  return readRows(rows);
}

/** As it is published. */
export const logEntryOf = ({ index, entry }: ReadEntry): LogEntry => ({ index, entry });
