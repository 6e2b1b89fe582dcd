import type { DrawFileKind } from '@fio/contracts';
import { XLSX_TYPE } from '../../../core/export/workbook.ts';

interface KindFacts {
  readonly type: string;
  /** The end of the name it is saved under. */
  readonly ending: string;
  /** The end of the key it is stored under. */
  readonly extension: 'pdf' | 'html' | 'json' | 'sealed';
}

/** What a document of each kind is saved as. The one that is stored sealed holds whole CPFs. */
export const FILE_KINDS: Readonly<Record<DrawFileKind, KindFacts>> = {
  minutes_pdf: { type: 'application/pdf', ending: 'ata.pdf', extension: 'pdf' },
  minutes_html: { type: 'text/html; charset=utf-8', ending: 'ata.html', extension: 'html' },
  winners: { type: XLSX_TYPE, ending: 'ganhadores.xlsx', extension: 'sealed' },
  evidence: { type: 'application/json; charset=utf-8', ending: 'evidencias.json', extension: 'json' },
};

export const isSealed = (kind: DrawFileKind): boolean => FILE_KINDS[kind].extension === 'sealed';

/** The key of a document in the private storage. */
export const fileKeyOf = (drawId: string, kind: DrawFileKind, fileId: string): string =>
  `draws/${drawId}/${kind.replace('_', '-')}-${fileId}.${FILE_KINDS[kind].extension}`;

export const fileName = (slug: string, kind: DrawFileKind): string => `${slug}-${FILE_KINDS[kind].ending}`;

/** As the participants' file of a part is saved: always so many digits, so that names sort. */
export const partName = (slug: string, part: number): string =>
  `${slug}-participantes-${String(part).padStart(3, '0')}.csv`;
