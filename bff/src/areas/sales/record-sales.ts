import type { sales } from '@fio/contracts/admin/sales';
import type { BodyOf, ResultOf } from '@fio/contracts';
import { isFutureDate, readSale, SALE_DIFFERENCES, todayInSaoPaulo, type SaleRecord } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { confirmWaiting } from '../invoices/index.ts';

type Input = BodyOf<typeof sales.create>['sales'][number];
type Result = ResultOf<typeof sales.create>['results'][number];

const isSale = (reading: SaleRecord | string): reading is SaleRecord => typeof reading !== 'string';

function judged(input: Input, today: string): SaleRecord | Extract<ReturnType<typeof readSale>, string> {
  const reading = readSale(input);
  return isSale(reading) && isFutureDate(reading.day, today) ? 'day' : reading;
}

/** The token that calls, by its name; empty for a person's own session. */
async function sourceOf({ db, session }: StaffContext): Promise<string> {
  const { apiTokenId: id } = session;
  if (id === undefined) return '';
  const token = await db.apiToken.findUnique({ where: { id }, select: { name: true } });
  return token?.name ?? '';
}

/** Records those whose key is new; answers which. In the order of their keys: two callers wait, never in a ring. */
async function insert(context: StaffContext, tx: Transaction, given: readonly SaleRecord[], source: string) {
  const { vaults, clock, session } = context;
  const data = given.map(({ key, day, value, items, cpf }) => {
    const buyer = cpf === null ? null : vaults.cpf.lookup(cpf);
    return {
      ...{ accessKey: key, cnpj: key.slice(6, 20), model: key.slice(20, 22), valueCents: value, source },
      soldOn: new Date(`${day}T00:00:00Z`),
      items: items === null ? Prisma.DbNull : (items as unknown as Prisma.InputJsonValue),
      buyerHash: buyer?.cpfHash ?? null,
      buyerHashKey: buyer?.cpfHashKey ?? null,
      origin: 'api',
      byName: session.admin.name,
      createdAt: clock.now(),
    };
  });
  const made = await tx.sale.createManyAndReturn({
    data: data.toSorted((left, right) => (left.accessKey < right.accessKey ? -1 : 1)),
    skipDuplicates: true,
    select: { accessKey: true },
  });
  return new Set(made.map(({ accessKey }) => accessKey));
}

/** The sales there are of these keys now, whoever brought them. */
async function knownOf(
  tx: Transaction,
  keys: readonly string[],
): Promise<Map<string, Pick<SaleRecord, 'day' | 'value'>>> {
  const found = await tx.sale.findMany({ where: { accessKey: { in: [...keys] } } });
  return new Map(
    found.map(({ accessKey, soldOn, valueCents }) => [
      accessKey,
      { day: dayOf(soldOn) ?? '', value: valueCents },
    ]),
  );
}

/** Records what a shop's program tells, each sale for itself; the first of a key counts, whoever told it. */
export async function recordSales(context: StaffContext, { sales: told }: BodyOf<typeof sales.create>) {
  const { clock, actor } = context;
  const at = clock.now();
  const readings = told.map((input) => judged(input, todayInSaoPaulo(at)));
  const firsts = new Map(
    readings
      .filter(isSale)
      .toReversed()
      .map((sale) => [sale.key, sale]),
  );
  const source = await sourceOf(context);
  return context.transaction(async (tx) => {
    const created = await insert(context, tx, [...firsts.values()], source);
    await confirmWaiting(context, tx, [...created]);
    const known = await knownOf(tx, [...firsts.keys()]);
    const results = readings.map((reading, index): Result => {
      const key = told[index]?.key ?? '';
      if (!isSale(reading)) return { result: 'invalid', key, problem: reading };
      if (firsts.get(reading.key) === reading && created.has(reading.key)) return { result: 'created', key };
      const before = known.get(reading.key);
      const by = SALE_DIFFERENCES.filter((part) => before?.[part] !== reading[part]);
      return by.length === 0 ? { result: 'known', key } : { result: 'contradicting', key, by };
    });
    const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length;
    const contradicting = count('contradicting');
    if (created.size + contradicting > 0)
      await recordAction(tx, {
        ...{ actor, at, resource: 'sales', recordId: null, action: 'create', summary: String(created.size) },
        after: { valid: created.size, known: count('known'), contradicting, invalid: count('invalid') },
      });
    return { results };
  });
}
