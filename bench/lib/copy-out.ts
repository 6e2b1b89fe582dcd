import { PassThrough, type Readable } from 'node:stream';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * What `statement` (a COPY … TO STDOUT) gives, behind `header`, at the reader's pace: nothing is gathered in memory.
 * A reader that leaves half-way ends the statement with its connection.
 */
export async function copyOut(pool: Pool, statement: string, header: string): Promise<Readable> {
  const client = await pool.connect();
  // A million rows to a slow reader take longer than any other statement may.
  await client.query("BEGIN READ ONLY; SET LOCAL statement_timeout = '15min'").catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  const output = new PassThrough();
  output.write(header);
  const rows = client.query(copyTo(statement));
  let isOver = false;
  const finish = (error?: Error | null) => {
    if (isOver) return;
    isOver = true;
    // Only a copy that ran to its end leaves a connection that others can use.
    if (error || !rows.readableEnded) client.release(true);
    else
      client.query('COMMIT').then(
        () => client.release(),
        (failure: Error) => client.release(failure),
      );
  };
  rows.on('error', (error) => {
    finish(error);
    output.destroy(error);
  });
  rows.on('end', () => finish());
  output.on('close', () => finish(output.errored ?? new Error('The reader left.')));
  return rows.pipe(output);
}
