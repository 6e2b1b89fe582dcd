import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { copyOut } from '../lib/copy-out.ts';
import { say, settingOf, taskOf } from './setting.ts';

/** The same rows and columns as they are in the database, by one COPY into a file: no escaping, no mask, no seal. */
const task = taskOf();
const { services, close } = settingOf(task);
const counted = (from: string) => `(SELECT count(*) FROM ${from} AND x.registration_id = r.id)`;
const columns = [
  ...['r.id', 'r.name', 'r.last_name', 'r.cpf_encrypted', 'r.email', 'r.email_verified_at', 'r.phone'],
  ...['r.birth_date', 'r.state', 'r.city', 'r.disabled_at', 'r.marketing'],
  counted('invoices x WHERE TRUE'),
  counted(`invoices x WHERE x.state = 'valid'`),
  counted(`tickets x WHERE x.state <> 'voided'`),
  counted(`prizes x WHERE x.state <> 'invalid'`),
  ...['r.utm_source', 'r.utm_medium', 'r.utm_campaign', 'r.created_at', 'r.last_login_at'],
];
const startedAt = performance.now();
const rows = await copyOut(
  services.pool,
  `COPY (
     SELECT ${columns.join(', ')} FROM registrations r
     WHERE r.created_at < (('${task.to}'::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo')
     ORDER BY r.created_at DESC NULLS LAST, r.id DESC
   ) TO STDOUT (FORMAT csv, DELIMITER ';')`,
  '',
);
const hash = createHash('sha256');
rows.on('data', (chunk: Buffer) => hash.update(chunk));
await pipeline(rows, createWriteStream(join(task.folder, 'plain.csv'), { flush: true }));
say({ seconds: (performance.now() - startedAt) / 1000, sha256: hash.digest('hex') });
await close();
