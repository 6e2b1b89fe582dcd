import { filePlace } from '@fio/bff/src/core/secrets/places.ts';
import { openFrames } from '@fio/bff/src/core/secrets/sealed-frames.ts';
import { FileStorage } from '@fio/bff/src/core/storage/FileStorage.ts';
import { FolderDriver } from '@fio/bff/src/core/storage/FolderDriver.ts';
import { fileBoxOf, type Task } from './setting.ts';

const KEY = 'bench/ours.sealed';
const END = 64 * 1024;

/** How many sheets the workbook has that `write` left: its directory stands at the end and names them. */
export async function sheetsOf({ folder, secret }: Task): Promise<number> {
  const stored = await new FileStorage(new FolderDriver(folder)).readStream(KEY);
  if (stored === null) throw new Error('There is no workbook.');
  let end: Buffer = Buffer.alloc(0);
  for await (const piece of openFrames(fileBoxOf(secret), stored, filePlace(KEY)))
    end = Buffer.concat([end, piece]).subarray(-END);
  const directory = end.toString('latin1').split('PK\u0001\u0002').slice(1);
  return directory.filter((entry) => entry.includes('xl/worksheets/sheet')).length;
}
