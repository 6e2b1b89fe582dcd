import { inSession } from './session.ts';

/**
 * Notes in the database at `url` that a whole backup lies at `place`, of the moment `madeAt` (ISO 8601): from it /metrics
 * tells the age of the last one. Rejects with the database's error; the backup is whole all the same.
 */
export async function noteBackup(url: string, madeAt: string, place: string): Promise<void> {
  const insert = 'INSERT INTO backups (taken_at, place) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  await inSession(url, async (client) => void (await client.query(insert, [madeAt, place])));
}
