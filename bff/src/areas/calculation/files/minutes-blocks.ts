import { earningClause, formatCnpj } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Block } from '../../../core/pdf/block.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import type { MinutedDraw } from './drawn-draw.ts';
import { minutesPt as t } from './minutes.pt.ts';
import { targetBlocks } from './target-blocks.ts';
import { walkBlocks } from './walk-blocks.ts';
import { winnerBlocks } from './winner-blocks.ts';
import { inWords } from './writing.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

function headBlocks(draw: MinutedDraw, { name, cnpj }: { name: string; cnpj: string }): Block[] {
  const { certificate, regulation } = draw;
  const lines = [
    ...(certificate === null ? [] : [t.certificate(certificate)]),
    t.promoter(name, formatCnpj(cnpj)),
    ...(regulation === null ? [] : [t.regulation(regulation.title, regulation.number)]),
  ];
  return [
    paragraph(lines.join('\n')),
    heading(t.held),
    paragraph(t.heldText(inWords.instant(draw.calculatedAt), draw.place, draw.title)),
    {
      kind: 'table',
      header: [t.field, t.value],
      rows: [
        [t.period, t.periodText(inWords.day(draw.periodFrom), inWords.day(draw.periodTo))],
        [t.prizes, draw.prizes.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')],
      ],
    },
  ];
}

function listBlocks({ earning, commitment, commitmentHash, listClosedAt, frozenAt }: MinutedDraw): Block[] {
  const at = (moment: Date | null) => (moment === null ? '–' : inWords.instant(moment));
  return [
    heading(t.list),
    paragraph([t.earned, ...earningClause(earning, 'pt')].join('\n')),
    paragraph(t.listText(inWords.count(commitment.count), at(listClosedAt), at(frozenAt))),
    {
      kind: 'table',
      header: [t.field, t.value],
      rows: [
        [t.commitment, hexOf(commitmentHash)],
        [t.root, commitment.root],
      ],
    },
    {
      kind: 'table',
      header: [t.file, t.numbers, t.sha256],
      rows: commitment.files.map(({ part, count, sha256 }) => [String(part), inWords.count(count), sha256]),
    },
  ];
}

function extractionBlocks({
  lotteryContest,
  lotteryDate,
  extraction,
  extractions,
  typedBy,
}: MinutedDraw): Block[] {
  const [first, second] = typedBy;
  const sources = [...new Set(extractions.map(({ source }) => source))];
  return [
    heading(t.extraction),
    paragraph(
      [
        t.extractionText(lotteryContest, inWords.day(lotteryDate)),
        ...(first && second ? [t.typed(first, second)] : []),
        ...sources.map((source) => `${t.source}: ${source}`),
      ].join('\n'),
    ),
    {
      kind: 'table',
      header: [t.prize, t.ticket],
      rows: extraction.map((ticket, index) => [t.nth(index + 1), ticket]),
    },
  ];
}

function signatureBlocks({ minutes }: MinutedDraw): Block[] {
  if (minutes === null)
    return [heading(t.report), paragraph(t.noReport), heading(t.signatures), paragraph(t.unsigned)];
  const { signatory, role, witnesses, report } = minutes;
  return [
    heading(t.report),
    paragraph(report),
    heading(t.signatures),
    {
      kind: 'table',
      header: [t.name, t.role, t.signature],
      rows: [
        [signatory, role, ''],
        // Masked: anybody may read the minutes once the winners are published.
        ...witnesses.map(({ name, cpf }) => [name, `${t.witness}, ${t.cpf} ${cpf}`, '']),
      ],
    },
  ];
}

/** The minutes (ata de apuração) of a draw: what the law asks for, and every step so that anyone can follow it. */
export function minutesBlocks({ config }: Pick<Infrastructure, 'config'>, draw: MinutedDraw): Block[] {
  const { promoter, cnpj } = config.campaign;
  return [
    ...headBlocks(draw, { name: promoter, cnpj }),
    ...listBlocks(draw),
    ...extractionBlocks(draw),
    ...targetBlocks(draw),
    ...winnerBlocks(draw),
    ...walkBlocks(draw),
    ...signatureBlocks(draw),
  ];
}
