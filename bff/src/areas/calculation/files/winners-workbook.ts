import { codeOf, definitionOf, drawClause, earningClause, formatCpf, formatPhone } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { dayOf } from '../../../core/database/day-of.ts';
import type { CellContent, Sheet, SheetColumn, Workbook } from '../../../core/export/workbook.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import { minutesOf } from '../minutes.ts';
import { type DrawnDraw, stateOf, type StoredWinner } from './drawn-draw.ts';
import { minutesPt } from './minutes.pt.ts';
import { workbookPt as t } from './workbook.pt.ts';
import { numbersOf } from './writing.ts';

type Vault = Pick<Infrastructure, 'vaults'>;

const COLUMNS: readonly SheetColumn[] = [
  { heading: t.prize, width: 36 },
  { heading: t.place, width: 24 },
  { heading: t.number, width: 16 },
  { heading: t.name, width: 34 },
  { heading: t.cpf, width: 16 },
  { heading: t.birthDate, kind: 'day', width: 12 },
  { heading: t.email, width: 32 },
  { heading: t.phone, width: 17 },
  { heading: t.city, width: 22 },
  { heading: t.uf, width: 6 },
  { heading: t.state, width: 24 },
  { heading: t.value, kind: 'money', width: 16 },
  { heading: t.irrf, kind: 'money', width: 14 },
  { heading: t.irrfDueOn, kind: 'day', width: 14 },
  { heading: t.prescribesOn, kind: 'day', width: 14 },
  { heading: t.deliveredAt, kind: 'instant', width: 18 },
];

function placeOf({ unit, rank }: StoredWinner): string {
  if (rank === 0) return t.unit(unit);
  return unit === 0 ? t.surrogate(rank) : t.surrogateOf(rank, unit);
}

/** Of who has left: what was published, and nothing else. */
function personOf({ vaults }: Vault, { registration, maskedCpf }: StoredWinner): CellContent[] {
  if (registration === null || registration.anonymisedAt !== null) return [maskedCpf, null, null, null];
  const { birthDate, email, phone } = registration;
  return [formatCpf(vaults.cpf.cpfOf(registration)), birthDate, email, formatPhone(phone)];
}

function winnersSheet(vault: Vault, draw: DrawnDraw): Sheet {
  const number = numbersOf(draw);
  const rows = draw.prizes.flatMap(({ title, valueCents, winners }) =>
    winners.map((winner) => {
      const { name, city, uf, irrfCents, irrfDueOn, prescribesOn, deliveredAt } = winner;
      return [
        ...[title, placeOf(winner), number.ofWinner(winner), name],
        ...personOf(vault, winner),
        ...[city, uf, minutesPt.states[stateOf(winner)], valueCents],
        ...[irrfCents, irrfDueOn, prescribesOn, deliveredAt],
      ];
    }),
  );
  return { name: t.winners, columns: COLUMNS, rows };
}

function extractionSheet(vault: Vault, draw: DrawnDraw): Sheet {
  const { certificate, lotteryContest, lotteryDate, extraction, commitment, commitmentHash, run } = draw;
  const minutes = minutesOf(vault, draw);
  const day = dayOf(lotteryDate).split('-').reverse().join('/');
  const rows: string[][] = [
    [t.certificate, certificate ?? ''],
    [t.contest, lotteryContest],
    [t.date, day],
    ...extraction.map((ticket, index) => [t.ticket(index + 1), ticket]),
    [t.target, numbersOf(draw).ofCode(codeOf(run.result.trace.target))],
    ...drawClause(definitionOf(commitment), 'pt').map((text, index) => [index === 0 ? t.rule : '', text]),
    ...earningClause(draw.earning, 'pt').map((text, index) => [index === 0 ? t.earning : '', text]),
    [t.commitment, hexOf(commitmentHash)],
    [t.result, hexOf(run.resultHash)],
    ...(minutes === null ? [] : [[t.signatory, `${minutes.signatory}, ${minutes.role}`]]),
    ...(minutes?.witnesses ?? []).map(({ name, cpf }, index) => [
      t.witness(index + 1),
      `${name}, ${t.cpf} ${formatCpf(cpf)}`,
    ]),
  ];
  const columns = [
    { heading: t.item, width: 36 },
    { heading: t.content, width: 80 },
  ];
  return { name: t.extraction, columns, rows };
}

/** The winners as authority and accounting ask for them, with their whole CPFs: it is stored sealed. */
export const winnersWorkbook = (vault: Vault, draw: DrawnDraw, createdAt: Date): Workbook => ({
  title: t.title(draw.title),
  createdAt,
  sheets: [winnersSheet(vault, draw), extractionSheet(vault, draw)],
});
