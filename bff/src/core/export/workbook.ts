import { TIME_ZONE } from '@fio/domain';

/** How a column reads: money is given in cents, an instant is shown as the wall clock of São Paulo had it. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'instant';
export type CellContent = string | number | Date | null;

export interface SheetColumn {
  readonly heading: string;
  readonly kind?: CellKind;
  /** In characters. */
  readonly width?: number;
}
export interface Sheet {
  /** At most 31 characters, none of `\ / ? * [ ]`. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellContent[])[];
}
export interface Workbook {
  readonly title: string;
  /** What the file says of its making. The same workbook made at the same instant is the same bytes. */
  readonly createdAt: Date;
  readonly sheets: readonly Sheet[];
}

/** Its type by name, for whom it is sent to. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FORMATS: Readonly<Record<CellKind, string | undefined>> = {
  text: '@',
  number: undefined,
  money: '"R$" #,##0.00',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
};

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

function valueOf(content: CellContent, kind: CellKind): CellContent {
  if (kind === 'money' && typeof content === 'number') return content / 100;
  // A cell has no time zone: it holds what a clock on the wall showed.
  if (kind === 'instant' && content instanceof Date)
    return new Date(`${wallClock.format(content).replace(' ', 'T')}Z`);
  return content;
}

function sheetOf({ name, columns, rows }: Sheet) {
  const bold = columns.map((_, index) => [`0,${index}`, { style: { font: { bold: true } } }] as const);
  return {
    name,
    columns: columns.map(({ kind = 'text', width }) => ({
      ...(width !== undefined && { width }),
      ...(FORMATS[kind] !== undefined && { numFmt: FORMATS[kind] }),
    })),
    rows: [
      columns.map(({ heading }) => heading),
      ...rows.map((row) => row.map((content, index) => valueOf(content, columns[index]?.kind ?? 'text'))),
    ],
    cells: new Map(bold),
    freezePane: { rows: 1 },
  };
}

/** A workbook as XLSX. A text is a text, whatever it begins with: no cell of it is a formula. */
export async function writeWorkbook({ title, createdAt, sheets }: Workbook): Promise<Buffer> {
  // Loaded where it is used: most processes never write one.
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, created: createdAt, modified: createdAt },
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
