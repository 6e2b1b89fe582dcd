import { isCpf, normalizeCpf } from '@fio/domain';
import type { Page } from '../crud/page.ts';
import type { ListQuery } from '../crud/source.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { recordNaming } from './whole-data.ts';

interface Searched<Row> {
  /** The list's. */
  readonly path: string;
  readonly query: ListQuery;
  readonly page: Promise<Page<Row>>;
}

/**
 * A page of a list that can be searched by a whole CPF. Whoever had no more than that learns by its rows whose it is: the
 * audit knows before they leave.
 */
export async function namedByCpf<Row>(
  context: RequestContext,
  { path, query: { q }, page }: Searched<Row>,
): Promise<Page<Row>> {
  const found = await page;
  if (q === undefined || !isCpf(q) || found.items.length === 0) return found;
  const person = await context.db.registration.findFirst({
    where: { cpfHash: { in: context.vaults.cpf.hashes(normalizeCpf(q)) }, anonymisedAt: null },
    select: { id: true, name: true, lastName: true },
  });
  await recordNaming(context, { person, path });
  return found;
}
