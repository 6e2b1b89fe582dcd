import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@fio/bff/src/generated/prisma/client.ts';
import { obviousApp } from './obvious.ts';

const db = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env['DATABASE_URL'], max: 20 }),
});

const app = obviousApp({
  sessionOf: async (tokenHash) => {
    const session = await db.session.findFirst({
      where: { tokenHash, strategy: 'user', revokedAt: null, expiresAt: { gt: new Date() } },
      select: { subjectId: true },
    });
    return session?.subjectId ?? null;
  },
  insert: (pollId, voterId, optionId) => db.vote.create({ data: { pollId, voterId, optionId } }),
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
