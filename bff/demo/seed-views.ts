import type { Transaction } from '../src/core/database/prisma.ts';

/** What the team looks at every day. */
const VIEWS = [
  { list: 'suggestions', name: 'Esperando análise', search: 'f[state]=new' },
  {
    list: 'suggestions',
    name: 'Em análise, mais antigas primeiro',
    search: 'sort=createdAt&f[state]=in_review',
  },
  { list: 'polls', name: 'Abertas, mais votadas', search: 'sort=-votes&f[state]=open' },
  { list: 'sac', name: 'Abertos', search: 'f[state]=open' },
] as const;

/** As a list's address writes it, so that the list knows its own filter again. */
const inAddress = (search: string) => new URLSearchParams(search).toString();

/** The filters that an administrator of the demonstration shares with all who open those lists. */
export async function seedViews(tx: Transaction, now: Date): Promise<void> {
  const owner = await tx.adminUser.findFirstOrThrow({ where: { type: 'admin' }, select: { id: true } });
  await tx.listView.createMany({
    data: VIEWS.map(({ list, name, search }) => ({
      ownerId: owner.id,
      list,
      name,
      search: inAddress(search),
      audience: 'everyone',
      createdAt: now,
    })),
  });
}
