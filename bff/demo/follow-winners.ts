import { hash, randomUUID } from 'node:crypto';
import type { ContactChannel, ContactOutcome, WinnerDocumentKind } from '@fio/domain';
import type { FileServices } from '../src/areas/calculation/files/make-file.ts';
import { renderPdf } from '../src/core/pdf/render-pdf.ts';
import { filePlace } from '../src/core/secrets/places.ts';
import type { Draw, Prisma } from '../src/generated/prisma/client.ts';
import { daysFrom } from './days.ts';

/** What keeping a document of a winner takes. */
export type PaperServices = Pick<FileServices, 'db' | 'storage' | 'vaults'>;

interface Attempt {
  readonly channel: ContactChannel;
  readonly outcome: ContactOutcome;
  readonly note: string;
  /** From the extraction. */
  readonly days: number;
}
const FOUND: readonly Attempt[] = [
  { channel: 'phone', outcome: 'no_answer', note: '', days: 2.8 },
  { channel: 'phone', outcome: 'reached', note: 'Vai mandar os documentos.', days: 3.7 },
];
const LOST: readonly Attempt[] = [
  { channel: 'phone', outcome: 'no_answer', note: 'Caixa postal cheia.', days: 2.7 },
  { channel: 'email', outcome: 'left_message', note: '', days: 2.8 },
  { channel: 'letter', outcome: 'no_answer', note: 'O telegrama voltou.', days: 3.9 },
];

/** Of whom no documents came. */
const LEFT = ['not_found', 'disqualified'];
const DOCUMENTS: readonly [kind: WinnerDocumentKind, title: string, days: number][] = [
  ['identity', 'Documento de identidade', 3.9],
  ['cpf', 'CPF', 3.9],
  ['address', 'Comprovante de endereço', 3.9],
  ['receipt', 'Recibo de entrega e quitação', 19.9],
];
/** The tax was paid the day before it was due. */
const PAID_BEFORE = -1;

/** Stands for what a winner sent: nobody's real papers. */
const paper = (title: string, createdAt: Date) =>
  renderPdf({
    title,
    createdAt,
    language: 'pt-BR',
    blocks: [{ kind: 'paragraph', text: 'Conteúdo de demonstração.' }],
  });

interface Paper extends Pick<Prisma.WinnerDocumentCreateManyInput, 'winnerId' | 'byId'> {
  readonly kind: WinnerDocumentKind;
  readonly title: string;
  readonly createdAt: Date;
}

/** Their files, encrypted as they come; the rows are for the caller to write. */
export async function keepDocuments(
  { storage, vaults }: Omit<PaperServices, 'db'>,
  papers: readonly Paper[],
): Promise<Prisma.WinnerDocumentCreateManyInput[]> {
  const kept: Prisma.WinnerDocumentCreateManyInput[] = [];
  for (const { title, ...row } of papers) {
    const bytes = await paper(title, row.createdAt);
    const sha256 = Buffer.from(hash('sha256', bytes, 'hex'), 'hex');
    const fileKey = `winners/${randomUUID()}.pdf`;
    await storage.privateFiles.write(fileKey, vaults.files.seal(bytes, filePlace(fileKey)));
    kept.push({ ...row, fileKey, fileType: 'application/pdf', sha256 });
  }
  return kept;
}

/** What staff noted of a draw's winners on their way to the prize, once. */
export async function followWinners(services: PaperServices, draw: Draw, byId: string): Promise<void> {
  const { db } = services;
  const winners = await db.winner.findMany({ where: { prize: { drawId: draw.id }, unit: { gt: 0 } } });
  const ids = winners.map(({ id }) => id);
  if ((await db.winnerContact.count({ where: { winnerId: { in: ids } } })) > 0) return;
  const contacts = winners.flatMap(({ id: winnerId, state }) =>
    (state === 'not_found' ? LOST : FOUND).map(({ days, ...attempt }) => ({
      ...attempt,
      winnerId,
      byId,
      at: daysFrom(draw.lotteryDate, days),
    })),
  );
  const holding = winners.filter(({ state }) => !LEFT.includes(state));
  const documents = await keepDocuments(
    services,
    holding.flatMap(({ id: winnerId }) =>
      DOCUMENTS.map(([kind, title, days]) => {
        const createdAt = daysFrom(draw.lotteryDate, days);
        return { kind, title, createdAt, winnerId, byId };
      }),
    ),
  );
  await db.$transaction(async (tx) => {
    await tx.winnerContact.createMany({ data: contacts });
    await tx.winnerDocument.createMany({ data: documents });
    for (const { id, irrfDueOn } of winners)
      if (irrfDueOn !== null)
        await tx.winner.update({ where: { id }, data: { irrfPaidOn: daysFrom(irrfDueOn, PAID_BEFORE) } });
  });
}
