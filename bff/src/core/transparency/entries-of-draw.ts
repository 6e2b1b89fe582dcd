import type { LogEntry } from '@fio/contracts';
import { type BindingEvent, type BindingEventType, readEntry } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';

/** An entry as it stands in the log, with what it says. */
export interface DrawEntry extends LogEntry {
  readonly event: BindingEvent;
}

/** What the log tells of a draw, in its order; of these types alone, where any are said. */
export async function entriesOfDraw(
  tx: Transaction,
  drawId: string,
  types?: readonly BindingEventType[],
): Promise<DrawEntry[]> {
  // Found by the index transparency_entries_draw, whose words these are.
  const rows = await tx.$queryRaw<{ index: bigint; entry: string }[]>`
    SELECT index, entry FROM transparency_entries
    WHERE substring(entry FROM '"draw":"([0-9a-f-]{36})"') = ${drawId} ORDER BY index`;
  return rows.flatMap(({ index, entry }) => {
    const event = readEntry(entry);
    return event && (types === undefined || types.includes(event.type))
      ? [{ index: Number(index), entry, event }]
      : [];
  });
}

/** As it is published. */
export const logEntryOf = ({ index, entry }: DrawEntry): LogEntry => ({ index, entry });
