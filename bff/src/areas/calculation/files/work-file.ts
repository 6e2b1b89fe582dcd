import type { DrawFileKind } from '@fio/contracts';
import { filePlace } from '../../../core/secrets/places.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { drawnDraw } from './drawn-draw.ts';
import { fileKeyOf, isSealed } from './file-kinds.ts';
import { type FileServices, makeFile } from './make-file.ts';

const UNDER_WAY = ['queued', 'running'];
const LOADED = 20;
const MADE = 80;

const writer =
  ({ db }: Pick<FileServices, 'db'>, id: string) =>
  (data: object) =>
    db.drawFile.updateMany({ where: { id, state: { in: UNDER_WAY } }, data });

/** Makes one document and stores it. May be run twice: one that is over, or was dropped, is left alone. */
export async function workFile(services: FileServices, id: string): Promise<void> {
  const { db, clock, storage, vaults } = services;
  const write = writer(services, id);
  const { count } = await write({ state: 'running', progress: 0 });
  if (count === 0) return;
  const file = await db.drawFile.findUniqueOrThrow({ where: { id } });
  const kind = file.kind as DrawFileKind;
  const draw = await drawnDraw(db, file.drawId);
  // Sent back meanwhile: there is nothing to tell any more.
  if (draw === null) return void (await write({ state: 'failed' }));
  await write({ progress: LOADED });
  const bytes = await makeFile(services, draw, kind);
  await write({ progress: MADE });
  const fileKey = fileKeyOf(file.drawId, kind, id);
  await storage.privateFiles.write(
    fileKey,
    isSealed(kind) ? vaults.files.seal(bytes, filePlace(fileKey)) : bytes,
  );
  const facts = { fileKey, bytes: bytes.length, sha256: sha256(bytes), readyAt: clock.now() };
  const { count: kept } = await write({ state: 'ready', progress: 100, ...facts });
  // Dropped meanwhile for a newer one.
  if (kept === 0) await storage.privateFiles.remove(fileKey);
}

/** Nobody tries it any more. One that is over stays as it came out. */
export async function failFile(services: Pick<FileServices, 'db'>, id: string): Promise<void> {
  await writer(services, id)({ state: 'failed' });
}
