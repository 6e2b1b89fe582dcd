import type { Language } from '@fio/contracts';
import { formatCpf, formatPhone, type InvoiceState, type WinnerState } from '@fio/domain';
import type { Config } from '../../core/config/index.ts';
import type { Block } from '../../core/pdf/block.ts';
import type { PdfDocument } from '../../core/pdf/render-pdf.ts';
import { documentEn } from './document.en.ts';
import { documentPt } from './document.pt.ts';
import type { PersonData } from './person-data.ts';

const texts = { pt: documentPt, en: documentEn };
const locale = (language: Language) => (language === 'pt' ? 'pt-BR' : 'en');

function writer(language: Language) {
  const t = texts[language];
  const format = new Intl.DateTimeFormat(locale(language), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  const dayFormat = new Intl.DateTimeFormat(locale(language), { dateStyle: 'short', timeZone: 'UTC' });
  const when = (instant: string | null) => (instant === null ? '–' : format.format(new Date(instant)));
  const table = (title: string, header: readonly string[], rows: readonly (readonly string[])[]): Block[] => [
    { kind: 'heading', level: 2, text: title },
    rows.length === 0 ? { kind: 'paragraph', text: t.nothing } : { kind: 'table', header, rows },
  ];
  return { t, when, day: (date: string) => dayFormat.format(new Date(date)), table };
}
type Writer = ReturnType<typeof writer>;

function registrationBlocks({ t, when, day, table }: Writer, { registration: person }: PersonData): Block[] {
  const { source, medium, campaign } = person.cameFrom;
  return table(
    t.registration,
    [t.field, t.value],
    [
      [t.personName, `${person.name} ${person.lastName}`],
      [t.cpf, formatCpf(person.cpf)],
      [t.birthDate, day(person.birthDate)],
      [t.email, person.email],
      [t.emailVerifiedAt, when(person.emailVerifiedAt)],
      [t.emailWaiting, person.emailWaiting ?? '–'],
      [t.phone, formatPhone(person.phone)],
      [t.place, `${person.city}, ${person.state}`],
      [t.cameFrom, [source, medium, campaign].filter((part) => part !== null).join(' / ') || '–'],
      [t.createdAt, when(person.createdAt)],
      [t.lastLoginAt, when(person.lastLoginAt)],
    ],
  );
}

function recordBlocks({ t, when, table }: Writer, data: PersonData): Block[] {
  const apart = (decision: string | null) =>
    t[decision === null ? 'apart' : (decision as 'released' | 'annulled')];
  const purpose = (name: string) => t[name as 'regulation' | 'terms' | 'privacy' | 'marketing'] ?? name;
  return [
    ...table(
      t.consents,
      [t.purpose, t.decision, t.version, t.when, t.device],
      data.consents.map(({ purpose: name, granted, version, at, ip, userAgent }) => [
        purpose(name),
        granted ? t.granted : t.refused,
        version,
        when(at),
        `${ip}\n${userAgent}`,
      ]),
    ),
    ...table(
      t.votes,
      [t.theory, t.answer, t.truth, t.when],
      data.votes.map(({ series, theory, answer, truth, votedAt, countedApart }) => [
        `${series}\n${theory}`,
        [answer ?? '–', ...(countedApart ? [apart(countedApart.decision)] : [])].join('\n'),
        truth ?? '–',
        when(votedAt),
      ]),
    ),
    ...table(
      t.invoices,
      [t.receipt, t.situation, t.when],
      data.invoices.map(({ accessKey, cnpj, number, state, sentAt }) => [
        accessKey ?? ([cnpj, number].filter(Boolean).join(' · ') || '–'),
        t.invoiceStates[state as InvoiceState],
        when(sentAt),
      ]),
    ),
    ...table(
      t.luckyNumbers,
      [t.draw, t.number, t.when],
      data.luckyNumbers.map(({ draw, number, state, givenAt }) => [
        draw,
        state === 'voided' ? `${number}\n${t.voided}` : number,
        when(givenAt),
      ]),
    ),
    ...table(
      t.prizes,
      [t.prize, t.situation, t.when],
      data.prizes.map(({ title, state, wonAt }) => [
        title,
        t.prizeStates[state as keyof typeof t.prizeStates],
        wonAt === null ? '–' : when(wonAt),
      ]),
    ),
    ...table(
      t.wins,
      [t.draw, t.prize, t.situation],
      data.wins.map(({ draw, number, prize, state }) => [
        `${draw}\n${number}`,
        prize,
        t.winnerStates[state as WinnerState],
      ]),
    ),
    ...table(
      t.suggestions,
      [t.text, t.when],
      data.suggestions.map(({ series, text, createdAt }) => [`${series}\n${text}`, when(createdAt)]),
    ),
    ...table(
      t.customerService,
      [t.protocol, t.text, t.when],
      data.customerService.flatMap(({ protocol, messages }) =>
        messages.map(({ text, at }) => [protocol, text, when(at)]),
      ),
    ),
    ...table(
      t.sessions,
      [t.when, t.lastSeenAt, t.device],
      data.sessions.map(({ createdAt, lastSeenAt, ip, userAgent, byStaff }) => [
        when(createdAt),
        when(lastSeenAt),
        `${ip}\n${byStaff ? t.byStaff : userAgent}`,
      ]),
    ),
    ...table(
      t.emails,
      [t.subject, t.when],
      data.emails.map(({ subject, createdAt }) => [subject, when(createdAt)]),
    ),
  ];
}

/** A person's data as a document to read, in their language. */
export function dataDocument(data: PersonData, { campaign }: Config, language: Language): PdfDocument {
  const writing = writer(language);
  const { name, promoter, contact } = campaign;
  const fill = (text: string) =>
    text
      .replaceAll('{name}', () => name)
      .replace('{promoter}', () => promoter)
      .replace('{contact}', () => contact)
      .replace('{when}', () => writing.when(data.exportedAt));
  return {
    title: fill(writing.t.title),
    language: locale(language),
    createdAt: new Date(data.exportedAt),
    blocks: [
      { kind: 'paragraph', text: fill(writing.t.lead) },
      { kind: 'paragraph', text: fill(writing.t.contact) },
      ...registrationBlocks(writing, data),
      ...recordBlocks(writing, data),
    ],
  };
}
