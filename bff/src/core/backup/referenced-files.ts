import { once } from 'node:events';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { linesOf } from './lines.ts';

/**
 * The keys of stored files that rows name, by the column that names them: a select of whole keys. A new column stands here,
 * or a backup doesn't look whether its files are there (a test asks the database for columns that are missing).
 */
export const referencedFiles: Readonly<Record<string, string>> = {
  'draw_files.file_key': `SELECT 'private/' || file_key FROM draw_files WHERE file_key IS NOT NULL`,
  'draw_list_parts.file_key': `SELECT 'private/' || file_key FROM draw_list_parts`,
  'exports.file_key': `SELECT 'private/' || file_key FROM exports WHERE file_key IS NOT NULL AND state = 'ready'`,
  'invoice_uploads.file_key': `SELECT 'private/' || file_key FROM invoice_uploads WHERE file_key IS NOT NULL`,
  'invoices.file_key': `SELECT 'private/' || file_key FROM invoices WHERE file_key IS NOT NULL`,
  'media_files.key': `SELECT 'public/' || key FROM media_files`,
  'pictures.key': `
    SELECT 'public/' || key || variant || '.' || ending FROM pictures,
      unnest(CASE WHEN widths = '{}' THEN '{""}' ELSE array(SELECT '-' || w FROM unnest(widths) w) END) variant,
      unnest(CASE format WHEN 'avif' THEN '{avif,webp}'::text[] ELSE ARRAY[format] END) ending`,
  'prize_documents.file_key': `SELECT 'private/' || file_key FROM prize_documents`,
  'sac_attachments.key': `SELECT 'private/' || key FROM sac_attachments`,
  'stored_pdfs.key': `SELECT 'public/' || key || '.pdf' FROM stored_pdfs`,
  'winner_documents.file_key': `SELECT 'private/' || file_key FROM winner_documents`,
};

/** Columns of such a name that name no stored file. */
export const otherKeys: readonly string[] = [
  'email_templates.key',
  'idempotency_keys.key',
  'statistic_answers.key',
  'statistic_days.key',
];

/** Every key that a row of the client's snapshot names, once, in the order of their bytes. */
export async function* readReferenced(client: pg.ClientBase): AsyncGenerator<{ key: string }> {
  const all = Object.values(referencedFiles).join(' UNION ALL ');
  const copy = client.query(
    copyTo(`COPY (SELECT key FROM (${all}) AS named (key) GROUP BY key ORDER BY key COLLATE "C") TO STDOUT`),
  );
  const free = once(client, 'drain');
  free.catch(() => undefined);
  for await (const key of linesOf(copy)) yield { key };
  await free;
}
