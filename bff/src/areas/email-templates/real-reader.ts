import { randomInt } from 'node:crypto';
import { type Language, type LetterKey, type LetterVariable, variablesOf } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Of so many latest cases one is taken by chance. */
const LATEST = 200;

/** Who may take part. */
const someone = {
  emailVerifiedAt: { not: null },
  blockedAt: null,
  disabledAt: null,
  anonymisedAt: null,
} satisfies Prisma.RegistrationWhereInput;
const reader = {
  select: { id: true, name: true, email: true, notificationSettings: { select: { language: true } } },
} satisfies Prisma.RegistrationDefaultArgs;
type Person = Prisma.RegistrationGetPayload<typeof reader>;

type Params = Readonly<Partial<Record<LetterVariable, string>>>;
/** Somebody to whom a letter could be written, and what is theirs of what it names. */
interface Case {
  readonly person: Person | null;
  readonly params: Params;
}

const latest = { orderBy: { id: 'desc' }, take: LATEST } as const;

/** Whoever registered, with nothing but their name. */
async function people(tx: Transaction): Promise<Case[]> {
  const found = await tx.registration.findMany({ where: someone, ...reader, ...latest });
  return found.map((person) => ({ person, params: {} }));
}

async function authors(tx: Transaction): Promise<Case[]> {
  const select = { author: reader, show: { select: { title: true } } };
  const found = await tx.suggestion.findMany({ where: { author: someone }, select, ...latest });
  return found.map(({ author, show }) => ({ person: author, params: { show: show.title } }));
}

/** The voters of the theory that was resolved last. */
async function voters(tx: Transaction): Promise<Case[]> {
  const poll = await tx.poll.findFirst({
    where: { resolvedAt: { not: null }, correctOption: { isNot: null } },
    orderBy: { resolvedAt: 'desc' },
    select: { id: true, title: true, correctOption: { select: { label: true } } },
  });
  if (poll === null) return [];
  const params = { theory: poll.title, answer: poll.correctOption?.label ?? '' };
  const where = { pollId: poll.id, voter: someone };
  const votes = await tx.vote.findMany({ where, select: { voter: reader }, take: LATEST });
  return votes.map(({ voter }) => ({ person: voter, params }));
}

async function lucky(tx: Transaction): Promise<Case[]> {
  const select = { registration: reader, kind: { select: { title: true } } };
  const found = await tx.prize.findMany({ where: { registration: someone }, select, ...latest });
  return found.map(({ registration, kind }) => ({ person: registration, params: { prize: kind.title } }));
}

async function drawn(tx: Transaction): Promise<Case[]> {
  const prize = { select: { title: true, draw: { select: { title: true } } } };
  const select = { registration: reader, prize };
  const found = await tx.winner.findMany({ where: { registration: someone }, select, ...latest });
  return found.map(({ registration, prize: { title, draw } }) => ({
    person: registration,
    params: { prize: title, draw: draw.title },
  }));
}

/** By what a letter names, the most telling first: it says what of a person the letter is about. */
const CASES: readonly (readonly [LetterVariable, (tx: Transaction) => Promise<Case[]>])[] = [
  ['show', authors],
  ['theory', voters],
  ['draw', drawn],
  ['prize', lucky],
];

export interface RealReader extends Omit<Person, 'notificationSettings'> {
  readonly language: Language;
  readonly params: Params;
}

/** Somebody whom the letter could be for; anybody, where nobody has what it is about. null: nobody has registered. */
export async function realReader(tx: Transaction, letter: LetterKey | null): Promise<RealReader | null> {
  const names = variablesOf(letter);
  const find = CASES.find(([variable]) => names.includes(variable))?.[1] ?? people;
  const own = await find(tx);
  const cases = own.length > 0 ? own : await people(tx);
  const one = cases[cases.length === 0 ? 0 : randomInt(cases.length)];
  if (!one?.person) return null;
  const { notificationSettings, ...person } = one.person;
  return { ...person, params: one.params, language: notificationSettings?.language === 'en' ? 'en' : 'pt' };
}
