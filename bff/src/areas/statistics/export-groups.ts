import { type Grouping, MEASURES } from '@fio/contracts';
import { escapeFormula, momentForFile, writtenDay } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { groups } from './groups.ts';
import { isMasked } from './is-masked.ts';
import type { Period } from './period.ts';
import { statisticsExportEn } from './statistics.en.ts';
import { statisticsExportPt } from './statistics.pt.ts';

const WORDS = { pt: statisticsExportPt, en: statisticsExportEn };

const quoted = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/**
 * All groups of the period as CSV, beside the one before it: `;`, UTF-8 with BOM, headings in the caller’s language. Told to
 * the audit before it leaves.
 */
export async function exportGroups(by: Grouping, period: Period, context: StaffContext): Promise<RawReply> {
  const { db, clock, actor, language } = context;
  const words = WORDS[language];
  const now = clock.now();
  const found = await groups(db, { by, period, isMasked: isMasked(context), most: Infinity });
  const filename = `${words.file}-${by}-${momentForFile(now)}.csv`;
  await db.$transaction((tx) =>
    recordAction(tx, {
      actor,
      at: now,
      resource: 'statistics',
      recordId: null,
      action: 'export',
      summary: filename,
      after: { by, ...period },
    }),
  );
  const nameOf = (key: string, label: string) => (key === '' ? words.unknown : label || key);
  const rows = [
    ...found.groups.map(({ key, label, ...own }) => ({ name: nameOf(key, label), ...own })),
    ...(found.rest === null ? [] : [{ name: words.rest, ...found.rest }]),
  ];
  const day = (iso: string) => writtenDay(iso, language);
  const days = `${day(found.previous.from)} – ${day(found.previous.to)}`;
  const line = (cells: readonly string[]) => `${cells.join(';')}\n`;
  const measures = MEASURES.map((measure) => words.measure[measure]);
  const body = [
    line([words.group[by], ...measures, ...measures.map((measure) => `${measure} (${days})`)].map(quoted)),
    ...rows.map(({ name, figures, before }) =>
      line([
        quoted(name),
        ...MEASURES.map((measure) => String(figures[measure] ?? words.few)),
        ...MEASURES.map((measure) => String(before[measure] ?? words.untold)),
      ]),
    ),
  ];
  return new RawReply(`\uFEFF${body.join('')}`, 'text/csv; charset=utf-8', filename);
}
