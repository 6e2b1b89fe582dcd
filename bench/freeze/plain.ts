import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { copyOut } from '../lib/copy-out.ts';

/** The list of a draw (2nd argument) in a database (1st) as one ordered COPY through sha256sum. */
const [url = '', drawId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 1 });
const startedAt = performance.now();
const rows = await copyOut(
  pool,
  `COPY (
     SELECT lpad(t.series::text, 3, '0') || '/' || lpad(t.number::text, 5, '0'),
       CASE WHEN t.state = 'voided' THEN 'Número anulado' ELSE r.name || ' ' || r.last_name END
     FROM tickets t JOIN registrations r ON r.id = t.registration_id
     WHERE t.draw_id = '${drawId}'
     ORDER BY t.series, t.number
   ) TO STDOUT (FORMAT csv, DELIMITER ';')`,
  '',
);
const sum = spawn('sha256sum', { stdio: ['pipe', 'pipe', 'inherit'] });
const [said] = await Promise.all([text(sum.stdout), pipeline(rows, sum.stdin), once(sum, 'exit')]);
process.stdout.write(`${(performance.now() - startedAt) / 1000} ${said.slice(0, 64)}\n`);
await pool.end();
