import type { AccessKey, ConfirmationSourceName, Contradiction, Proof } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type {
  Answer,
  Claim,
  ConfirmationSource,
  Evidence,
  ManyPorts,
  SourcePorts,
} from '../../engine/confirmation-source.ts';
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

/**
 * Asks every source that is asked at once about all of these claims; null for a claim that one of them has to be asked about by
 * itself.
 */
export async function askTogether(
  ports: ManyPorts,
  sources: readonly ConfirmationSource[],
  claims: readonly Claim[],
): Promise<(Answered[] | null)[]> {
  const all: (Answered[] | null)[] = claims.map(() => []);
  if (claims.length === 0) return all;
  for (const { name: source, askMany } of sources.filter(({ asked }) => asked === 'at_once')) {
    const answers = (await askMany?.(ports, claims)) ?? claims.map(() => null);
    for (const [place, { invoiceId }] of claims.entries()) {
      const answer = answers[place] ?? null;
      if (answer === null) all[place] = null;
      else all[place]?.push({ invoiceId, source, answer });
    }
  }
  return all;
}

/** The row of an answer; null: it said nothing. */
function rowOf({ invoiceId, source, answer }: Answered, at: Date): AnswerRow | null {
  if (answer.verdict === 'unknown') return null;
  const { verdict, evidence } = answer;
  const [proof, found] = answer.verdict === 'contradicted' ? [null, [...answer.found]] : [answer.proof, []];
  const { purchase, products } = answer.verdict === 'contradicted' ? {} : answer;
  return {
    invoiceId,
    source,
    verdict,
    proof,
    found,
    at,
    reference: evidence.reference,
    digest: evidence.digest,
    purchasedOn: purchase ? new Date(`${purchase.purchasedOn}T00:00:00Z`) : null,
    valueCents: purchase?.value ?? null,
    itemsKnown: products !== undefined,
    products: [...(products ?? [])],
  };
}

/** An answer as it is kept. */
export interface AnswerRow extends Evidence {
  readonly invoiceId: string;
  readonly source: ConfirmationSourceName;
  readonly verdict: 'confirmed' | 'contradicted';
  readonly proof: Proof | null;
  readonly found: Contradiction[];
  readonly purchasedOn: Date | null;
  readonly valueCents: number | null;
  readonly itemsKnown: boolean;
  readonly products: string[];
  readonly at: Date;
}

/** Those of the answers that say something, as they are kept. */
export const answerRowsOf = (answers: readonly Answered[], at: Date): AnswerRow[] =>
  answers.flatMap((answered) => rowOf(answered, at) ?? []);

/** The last answer of each source: a corrected one counts instead of the one before. */
export const latestOf = <Row extends { readonly source: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.source, row])).values(),
];

interface Kept {
  readonly source: string;
  readonly verdict: string;
  readonly digest: Uint8Array;
}

/** Whether the last that is kept of its source says the same. */
export function isKept(row: Kept, kept: readonly Kept[]): boolean {
  const last = kept.findLast(({ source }) => source === row.source);
  return last?.verdict === row.verdict && Buffer.from(last.digest).equals(row.digest);
}

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
      if (row !== null && !isKept(row, confirmations))
        confirmations.push(await tx.invoiceConfirmation.create({ data: row }));
    }
    kept.push({ ...claim, confirmations });
  }
  return kept;
}
