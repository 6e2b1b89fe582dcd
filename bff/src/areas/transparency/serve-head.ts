import type { Infrastructure } from '../../core/infrastructure.ts';
import type { TransparencyCheckpoint } from '../../generated/prisma/client.ts';

type Services = Pick<Infrastructure, 'db'>;

/** A head's note with the cosignatures that it has by now. */
export async function cosignedNote(
  { db }: Services,
  { size, note }: Pick<TransparencyCheckpoint, 'size' | 'note'>,
): Promise<string> {
  const copies = await db.transparencyCopy.findMany({
    where: { size, kind: 'witness' },
    orderBy: { name: 'asc' },
  });
  return note + copies.map(({ evidence }) => Buffer.from(evidence).toString()).join('');
}

export interface HeadFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const NAME = /^\/head\/(0|[1-9][0-9]{0,15})(?:\/([a-z0-9.-]{1,100})\.tsr)?$/;

/**
 * `/head/<size>` is the note of a head that was signed, byte by byte what time stamps are of; `/head/<size>/<name>.tsr` the
 * reply of an authority. null: there is no such head, or it wasn't stamped.
 */
export async function headFile({ db }: Services, path: string): Promise<HeadFile | null> {
  const [, digits, name] = NAME.exec(path) ?? [];
  if (digits === undefined) return null;
  const size = BigInt(digits);
  if (name === undefined) {
    const head = await db.transparencyCheckpoint.findUnique({ where: { size } });
    return head && { type: 'text/plain; charset=utf-8', bytes: Buffer.from(head.note) };
  }
  const copy = await db.transparencyCopy.findUnique({
    where: { size_kind_name: { size, kind: 'timestamp', name } },
  });
  return copy && { type: 'application/timestamp-reply', bytes: Buffer.from(copy.evidence) };
}
