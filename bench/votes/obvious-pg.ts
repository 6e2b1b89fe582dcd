import pg from 'pg';
import { obviousApp } from './obvious.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

const app = obviousApp({
  sessionOf: async (hash) => {
    const { rows } = await pool.query<{ subject_id: string }>({
      name: 'session',
      text: `SELECT subject_id FROM sessions WHERE token_hash = $1 AND strategy = 'user' AND revoked_at IS NULL AND expires_at > now()`,
      values: [hash],
    });
    return rows[0]?.subject_id ?? null;
  },
  insert: (pollId, voterId, optionId) =>
    pool.query({
      name: 'vote',
      text: 'INSERT INTO votes (poll_id, voter_id, option_id) VALUES ($1, $2, $3)',
      values: [pollId, voterId, optionId],
    }),
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
