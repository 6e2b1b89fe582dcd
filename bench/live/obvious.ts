import { EventEmitter } from 'node:events';
import pg from 'pg';
import express from 'express';

/** Server-sent events as one writes them first: each client listens, and each serialises what it is told. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const changes = new EventEmitter().setMaxListeners(0);
const app = express();
app.use(express.json());

async function resultsOf(pollId: string) {
  const { rows } = await pool.query<{ optionId: string; votes: number }>(
    `SELECT o.id AS "optionId", count(v.voter_id)::integer AS votes
     FROM poll_options o LEFT JOIN votes v ON v.option_id = o.id WHERE o.poll_id = $1 GROUP BY o.id`,
    [pollId],
  );
  return { pollId, state: 'open', total: rows.reduce((sum, { votes }) => sum + votes, 0), counts: rows };
}

app.get('/readyz', (_request, response) => void response.json({ ok: true }));
app.get('/api/polls/live', async (request, response) => {
  const ids = String(request.query['ids']).split(',');
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  const send = (results: { pollId: string }) => {
    if (ids.includes(results.pollId)) response.write(`data: ${JSON.stringify(results)}\n\n`);
  };
  changes.on('results', send);
  response.on('close', () => changes.off('results', send));
  for (const id of ids) send(await resultsOf(id));
});
app.post('/api/polls/:id/vote', async (request, response) => {
  const { id } = request.params;
  const token = request.get('authorization')?.slice(7) ?? '';
  await pool.query(
    `INSERT INTO votes (poll_id, voter_id, option_id)
     SELECT $1, subject_id, $2 FROM sessions WHERE token_hash = sha256($3::bytea)`,
    [id, (request.body as { optionId: string }).optionId, Buffer.from(token)],
  );
  changes.emit('results', await resultsOf(id));
  response.sendStatus(201);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
