import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@fio/bff/src/generated/prisma/client.ts';
import express from 'express';

/** Live results as one writes them first: the votes are counted when somebody asks. */
const db = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env['DATABASE_URL'], max: 20 }),
});
const app = express();

app.get('/readyz', (_request, response) => void response.json({ ok: true }));
app.get('/api/polls/:id/results', async (request, response) => {
  const { id } = request.params;
  const counts = await db.vote.groupBy({ by: ['optionId'], where: { pollId: id }, _count: { _all: true } });
  response.json({
    pollId: id,
    counts: counts.map(({ optionId, _count }) => ({ optionId, votes: _count._all })),
  });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
