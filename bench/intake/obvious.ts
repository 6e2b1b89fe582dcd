import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import pg from 'pg';
import sharp from 'sharp';

/** The obvious way: the whole file in memory, re-encoded at once, one insert. The same picture comes of it. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20, idleTimeoutMillis: 0 });
// The database ends before this process does.
pool.on('error', () => undefined);
// Pictures take every thread that a sign-in to the database needs: it would give up waiting, so all are made before.
await Promise.all(Array.from({ length: 20 }, () => pool.query('SELECT pg_sleep(1)')));
const folder = process.env['DATA_DIR'] ?? '';

const app = express();
app.get('/readyz', (_request, response) => void response.json({}));
app.post('/invoices', express.raw({ type: () => true, limit: '10mb' }), async (request, response) => {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const { rows } = await pool.query<{ subject_id: string }>(
    `SELECT subject_id FROM sessions WHERE token_hash = $1 AND strategy = 'user' AND revoked_at IS NULL AND expires_at > now()`,
    [createHash('sha256').update(token).digest()],
  );
  const bytes = request.body as Buffer;
  const webp = await sharp(bytes)
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  const id = randomUUID();
  await writeFile(join(folder, `${id}.webp`), webp, { flush: true });
  await pool.query(
    `INSERT INTO invoices (id, registration_id, origin, state, file_key, file_type, file_sha256)
     VALUES ($1, $2, 'photo', 'received', $3, 'image/webp', $4)`,
    [id, rows[0]?.subject_id, `${id}.webp`, createHash('sha256').update(bytes).digest()],
  );
  response.status(201).json({ id });
});
// As ours: a client that sends on a connection we have just closed would be told of an error that is none.
app.listen(Number(process.env['PORT']), '127.0.0.1').keepAliveTimeout = 65_000;
