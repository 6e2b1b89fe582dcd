import type { BackupPlace, Piece } from './BackupPlace.ts';
import { readFileList } from './copy-files.ts';
import { inOrder } from './in-order.ts';
import type { Manifest } from './manifest.ts';

const AT_ONCE = 4;

async function* piecesOf(place: BackupPlace, { database, files }: Manifest): AsyncGenerator<Piece> {
  for (const { pieces } of database.tables) yield* pieces;
  yield* readFileList(place, files.list);
}

/** Reads every piece of a backup and holds it against the manifest; answers what is wrong, each with its path. */
export async function* problemsOfBackup(place: BackupPlace, manifest: Manifest): AsyncGenerator<string> {
  // What the list itself says counts only once it is the one that was written.
  const listed = await place.problemOf(manifest.files.list);
  if (listed !== null) return void (yield listed);
  const found = inOrder(piecesOf(place, manifest), AT_ONCE, (piece) => place.problemOf(piece));
  for await (const problem of found) if (problem !== null) yield problem;
}
