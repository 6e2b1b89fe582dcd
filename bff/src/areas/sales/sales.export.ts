import { Prisma } from '../../generated/prisma/client.ts';
import { anySource } from '../../core/crud/source.ts';
import { day, instant, money, plain, text, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { salesExportEn as en } from './sales.en.ts';
import { salesExportPt as pt } from './sales.pt.ts';
import { saleSource } from './sales.source.ts';

const itemNames = Prisma.sql`
  (SELECT string_agg(item ->> 'name', ' | ' ORDER BY place)
   FROM jsonb_array_elements(s.items) WITH ORDINALITY AS t(item, place))`;

const columns: Export<keyof typeof pt.columns>['columns'] = {
  key: plain(Prisma.sql`s.access_key`),
  cnpj: plain(Prisma.sql`s.cnpj`),
  soldOn: day(Prisma.sql`s.sold_on`),
  value: money(Prisma.sql`s.value_cents`),
  items: text(itemNames),
  origin: word(Prisma.sql`s.origin`, { pt: pt.origin, en: en.origin }),
  source: text(Prisma.sql`s.source`),
  by: text(Prisma.sql`s.by_name`),
  createdAt: instant(Prisma.sql`s.created_at`),
};

export const saleExports: ExportKind = {
  name: 'sales',
  of: () => ({ name: 'sales', source: anySource(saleSource), personal: [], words: { pt, en }, columns }),
};
