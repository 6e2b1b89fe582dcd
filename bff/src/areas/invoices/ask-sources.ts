import type { AccessKey, ConfirmationSourceName } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Answer, ConfirmationSource, SourcePorts } from '../../engine/confirmation-source.ts';
import type { InvoiceConfirmation } from '../../generated/prisma/client.ts';
import { claimOf, type WaitingClaim } from './waiting-claims.ts';

/** What a source said of a claim. */
export interface Answered {
  readonly invoiceId: string;
  readonly source: ConfirmationSourceName;
  readonly answer: Answer;
}

interface Asking {
  readonly sources: readonly ConfirmationSource[];
  readonly asked: ConfirmationSource['asked'];
  readonly tx: Transaction;
}

/** Somebody else's trouble is told to those who run this, and no answer. */
async function askLater(infrastructure: Infrastructure, source: ConfirmationSource, asking: Promise<Answer>) {
  return asking.catch((err: unknown): Answer => {
    infrastructure.log.warn({ err, source: source.name }, 'a source of confirmations is in trouble');
    return { verdict: 'unknown' };
  });
}

/** What one source found of each key, as long as one asking lasts. */
function rememberOnce(): SourcePorts['once'] {
  const found = new Map<string, Promise<unknown>>();
  return <Found>({ key }: AccessKey, find: () => Promise<Found>) => {
    const asking = found.get(key) ?? find();
    found.set(key, asking);
    return asking as Promise<Found>;
  };
}

/** Asks every source of a kind about every claim. */
export async function askSources(
  infrastructure: Infrastructure,
  { sources, asked, tx }: Asking,
  claims: readonly WaitingClaim[],
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const told = claims.flatMap((waiting) => claimOf(infrastructure, waiting) ?? []);
  for (const source of sources.filter((one) => one.asked === asked)) {
    // A request's context has what it offers from its prototype: copied it would be lost.
    const own = { tx: { value: tx }, once: { value: rememberOnce() } };
    const ports = Object.create(infrastructure, own) as SourcePorts;
    for (const claim of told) {
      const asking = source.ask(ports, claim);
      const answer = asked === 'later' ? await askLater(infrastructure, source, asking) : await asking;
      answers.push({ invoiceId: claim.invoiceId, source: source.name, answer });
    }
  }
  return answers;
}

/** The row of an answer; null: it said nothing. */
function rowOf({ invoiceId, source, answer }: Answered, at: Date) {
  if (answer.verdict === 'unknown') return null;
  const { verdict, evidence } = answer;
  const row = { invoiceId, source, verdict, at, reference: evidence.reference, digest: evidence.digest };
  if (answer.verdict === 'contradicted') return { ...row, found: [...answer.found] };
  const { proof, purchase, products } = answer;
  return {
    ...row,
    proof,
    ...(purchase && {
      purchasedOn: new Date(`${purchase.purchasedOn}T00:00:00Z`),
      valueCents: purchase.value,
    }),
    ...(products && { itemsKnown: true, products: [...products] }),
  };
}

/** The last answer of each source: a corrected one counts instead of the one before. */
export const latestOf = (rows: readonly InvoiceConfirmation[]): InvoiceConfirmation[] => [
  ...new Map(rows.map((row) => [row.source, row])).values(),
];

const isSame = (row: { verdict: string; digest: Uint8Array }, last: InvoiceConfirmation | undefined) =>
  last?.verdict === row.verdict && Buffer.from(last.digest).equals(row.digest);

/** Keeps what is new among the answers, under the lock of their receipt, and gives the claims with it. */
export async function keepAnswers(
  tx: Transaction,
  claims: readonly WaitingClaim[],
  answers: readonly Answered[],
  at: Date,
): Promise<WaitingClaim[]> {
  const kept: WaitingClaim[] = [];
  for (const claim of claims) {
    const confirmations = [...claim.confirmations];
    for (const answered of answers.filter(({ invoiceId }) => invoiceId === claim.id)) {
      const row = rowOf(answered, at);
      const last = confirmations.findLast(({ source }) => source === answered.source);
      if (row !== null && !isSame(row, last))
        confirmations.push(await tx.invoiceConfirmation.create({ data: row }));
    }
    kept.push({ ...claim, confirmations });
  }
  return kept;
}
