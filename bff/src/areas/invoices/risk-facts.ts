import { readFileSync } from 'node:fs';
import { LEAST_OF_SERIES, type NeighbourReceipt, type RiskFacts } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Ask } from '../../core/database/in-snapshot.ts';
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
const FACTS = readFileSync(new URL('./risk-facts.sql', import.meta.url), 'utf8');

const rowOf = (
  { id, registrationId, cnpj, model, series, number, ip, createdAt }: Judged,
  place: number,
) => ({ place, id, registrationId, cnpj, model, series, number, ip, createdAt });

/**
 * All that the rules of risk ask of receipts, in the order in which they came. Who sent those that come along counts among the
 * people of an address; the receipts are not among each other's neighbours, as those of two transactions at one moment aren't.
 */
export async function riskFacts(run: Ask, all: readonly Judged[]): Promise<RiskFacts[]> {
  if (all.length === 0) return [];
  const values = [OF_ADDRESS, OF_SHOP, VALID, OF_SERIES, LEAST_OF_SERIES];
  const rows = await run<Row>('risk-facts', FACTS, [JSON.stringify(all.map(rowOf)), ...values]);
  return all.map((judged, place) => {
    const row = rows[place];
    return {
      devicePeople: judged.devicePeople,
      addressPeople: row?.addressPeople ?? 0,
      inHour: row?.inHour ?? 0,
      model: judged.model,
      series: judged.series,
      number: judged.number,
      day: dayOf(judged.purchasedOn),
      value: judged.valueCents,
      shop: { receipts: row?.receipts ?? 0, median: row?.median ?? 0 },
      neighbours: { receipts: row?.neighbours ?? 0, before: row?.before ?? null, after: row?.after ?? null },
    };
  });
}
