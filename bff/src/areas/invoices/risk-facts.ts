import type { NeighbourReceipt, RiskFacts } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { packedInvoices, unpackInvoice } from './packed-invoices.ts';

/** A receipt as it would count. */
export interface Judged {
  readonly id: string;
  readonly registrationId: string;
  readonly model: string | null;
  readonly cnpj: string | null;
  readonly series: string | null;
  readonly number: string | null;
  readonly purchasedOn: Date | null;
  readonly valueCents: number | null;
  readonly devicePeople: number;
  readonly ip: string;
  readonly createdAt: Date;
}

interface Row {
  readonly addressPeople: number;
  readonly inHour: number;
  readonly receipts: number;
  readonly median: number | null;
  readonly neighbours: number;
  readonly before: NeighbourReceipt | null;
  readonly after: NeighbourReceipt | null;
}

/** No part reads more rows than these, whatever an address or a shop has sent. */
const OF_ADDRESS = 1_000;
const OF_SHOP = 100;
const OF_SERIES = 50;

const VALID = packedInvoices.values.filter((facet) => unpackInvoice(facet).state === 'valid');

/** Those that count, on one side of it: what is only claimed teaches the rules nothing. */
const side = ({ id, cnpj, model, series }: Judged, beyond: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`(
  SELECT id, number, purchased_on FROM invoices
  WHERE cnpj = ${cnpj} AND model = ${model} AND series = ${series} AND number ${beyond}
    AND state = 'valid' AND id <> ${id}::uuid
  ORDER BY number ${order} LIMIT ${OF_SERIES}
)`;

const nearest = (beyond: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`(
  SELECT json_build_object('id', id, 'number', number::integer, 'day', purchased_on)
  FROM told WHERE number ${beyond} ORDER BY number ${order} LIMIT 1
)`;

/** All that the rules of risk ask of a receipt, in one statement whose parts each read a few rows of an index. */
export async function riskFacts(tx: Transaction, judged: Judged): Promise<RiskFacts> {
  const { id, registrationId, cnpj, number, ip, createdAt } = judged;
  const [below, above] = [Prisma.sql`< ${number}`, Prisma.sql`> ${number}`];
  const [down, up] = [Prisma.sql`DESC`, Prisma.sql`ASC`];
  const [row] = await tx.$queryRaw<Row[]>`
    WITH near AS (${side(judged, below, down)} UNION ALL ${side(judged, above, up)}),
    -- Their day is a source's word, and not their sender's alone.
    told AS (
      SELECT near.* FROM near
      WHERE EXISTS (
        SELECT FROM invoice_confirmations c
        WHERE c.invoice_id = near.id AND c.verdict = 'confirmed' AND c.purchased_on IS NOT NULL
      )
    )
    SELECT
      (SELECT count(DISTINCT registration_id)::integer FROM (
        SELECT registration_id FROM invoices
        WHERE ip = ${ip} AND ip <> '' AND created_at <= ${createdAt}
          AND created_at > ${createdAt}::timestamptz - INTERVAL '1 day'
        ORDER BY created_at DESC LIMIT ${OF_ADDRESS}
      ) AS theirs) AS "addressPeople",
      (SELECT count(*)::integer FROM invoices
        WHERE registration_id = ${registrationId}::uuid AND created_at <= ${createdAt}
          AND created_at > ${createdAt}::timestamptz - INTERVAL '1 hour') AS "inHour",
      (SELECT count(*)::integer FROM told) AS neighbours,
      ${nearest(below, down)} AS before, ${nearest(above, up)} AS after,
      shop.receipts, shop.median
    FROM (
      SELECT count(*)::integer AS receipts,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY latest.value_cents))::integer AS median
      FROM unnest(${VALID}::smallint[]) AS valid(facet)
      CROSS JOIN LATERAL (
        SELECT value_cents FROM invoices
        WHERE cnpj = ${cnpj} AND facet = valid.facet AND id <> ${id}::uuid AND value_cents IS NOT NULL
        ORDER BY created_at DESC, invoices.id DESC LIMIT ${OF_SHOP}
      ) AS latest
    ) AS shop`;
  return {
    devicePeople: judged.devicePeople,
    addressPeople: row?.addressPeople ?? 0,
    inHour: row?.inHour ?? 0,
    model: judged.model,
    series: judged.series,
    number,
    day: dayOf(judged.purchasedOn),
    value: judged.valueCents,
    shop: { receipts: row?.receipts ?? 0, median: row?.median ?? 0 },
    neighbours: { receipts: row?.neighbours ?? 0, before: row?.before ?? null, after: row?.after ?? null },
  };
}
