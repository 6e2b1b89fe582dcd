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

/** The filters that everybody of the demonstration's staff has saved. */
export async function seedViews(tx: Transaction, now: Date): Promise<void> {
  const staff = await tx.adminUser.findMany({ select: { id: true } });
  await tx.listView.createMany({
    data: staff.flatMap(({ id: ownerId }) =>
      VIEWS.map(({ list, name, search }) => ({
        ownerId,
        list,
        name,
        search: inAddress(search),
        createdAt: now,
      })),
    ),
  });
}
