import type { validation } from '@fio/contracts/admin/validation';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import {
  type CheckEvidence,
  hasEvidence,
  PRIZE_CHECKS,
  type PrizeCheck,
  type PrizeDocumentKind,
} from '@fio/domain/prize-validation';

/** A win on the desk, with all that is shown of it. */
export type Win = ResponseOf<typeof validation.get>;
type Checklist = Win['prize']['checklist'];

/** What one more press makes of a check: it holds, it doesn't, nobody has looked. */
export const pressed = (holds: boolean | undefined): boolean | undefined =>
  holds === undefined ? true : holds ? false : undefined;

/** Whether the win can still be told valid: its receipt counts and somebody is there to receive it. */
export const canValidate = ({ participant, invoice }: Win): boolean =>
  participant !== null && (invoice === null || invoice.state === 'valid');

/** What there is to hold the checks against. */
export const evidenceOf = ({ documents, address, invoice }: Win): CheckEvidence => ({
  documents: documents.map(({ kind }) => kind),
  hasAddress: address !== null,
  // What a source told of it stands in its fields.
  hasReceipt: invoice !== null && (invoice.file !== null || invoice.state === 'valid'),
});

/** Whether two people, or one at two times, have answered alike. */
export const isSame = (one: Checklist, other: Checklist): boolean =>
  PRIZE_CHECKS.every((check) => one[check] === other[check]);

/** What a document shows whoever looks at it. */
export const SHOWN_BY: Readonly<Record<PrizeDocumentKind, readonly PrizeCheck[]>> = {
  identity: ['cpf', 'age'],
  cpf: ['cpf'],
  address: ['address'],
};

/** What was done at the desk and not sent, or sent and taken back; by the prizes' ids. */
export type Drafts = Map<
  string,
  { readonly ticked: Checklist; readonly note: string; readonly seen: ReadonlySet<PrizeCheck> }
>;

/** The answers that still have something to show for them. */
export const founded = (checklist: Checklist, evidence: CheckEvidence): Checklist =>
  Object.fromEntries(
    Object.entries(checklist).filter(([check]) => hasEvidence(check as PrizeCheck, evidence)),
  );

/** The checks with one set, or taken back. */
export function withCheck(checklist: Checklist, check: PrizeCheck, holds: boolean | undefined): Checklist {
  const { [check]: _, ...others } = checklist;
  return holds === undefined ? others : { ...others, [check]: holds };
}

/** Every check holds, where what each looks at was shown; null until then. */
export const allHold = (
  { checks }: Pick<Win, 'checks'>,
  seen: ReadonlySet<PrizeCheck>,
  evidence: CheckEvidence,
): Checklist | null =>
  checks.every((check) => seen.has(check) && hasEvidence(check, evidence))
    ? Object.fromEntries(checks.map((check) => [check, true]))
    : null;
