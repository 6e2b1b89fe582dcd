import { tilePath, tilesOf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { cosignedNote } from './serve-head.ts';
import { tileBytes } from './tile-bytes.ts';

/** A file below `/transparency`, read when it is asked for. */
export interface LogFile {
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** The log as it stands at its newest head: how many entries that has, and all that a stranger reads of it. */
export async function logFiles(
  services: Pick<Infrastructure, 'db' | 'transparency'>,
): Promise<{ readonly size: bigint; readonly files: readonly LogFile[] }> {
  const { transparency } = services;
  const head = await transparency.head();
  const note = await cosignedNote(services, head);
  const fixed = (name: string, text: string): LogFile => ({
    name,
    read: () => Promise.resolve(Buffer.from(text)),
  });
  const tiles = tilesOf(Number(head.size)).map((tile): LogFile => ({
    name: tilePath(tile),
    read: () => tileBytes(services, tile),
  }));
  const files = [
    fixed('checkpoint', note),
    fixed('key', `${transparency.verifierKeys.join('\n')}\n`),
    ...tiles,
  ];
  return { size: head.size, files };
}
