import type { Infrastructure } from '../../core/infrastructure.ts';
import { dayOf } from '../../core/database/day-of.ts';
import { sessionId } from '../../core/identity/session-id.ts';
import { serviceData, suggestionsData } from './messages-data.ts';
import { winsData } from '../winners/index.ts';
import { invoicesData, numbersData, prizesData } from './participation-data.ts';
import { votesData } from './votes-data.ts';

const instant = (date: Date | null) => date?.toISOString() ?? null;

async function registrationData({ db, cpfVault }: Infrastructure, id: string) {
  const row = await db.registration.findUniqueOrThrow({ where: { id }, include: { emailChange: true } });
  const { name, lastName, email, phone, state, city, marketing, utmSource, utmMedium, utmCampaign } = row;
  return {
    id,
    name,
    lastName,
    cpf: cpfVault.cpfOf(row),
    birthDate: dayOf(row.birthDate),
    email,
    emailVerifiedAt: instant(row.emailVerifiedAt),
    emailWaiting: row.emailChange?.email ?? null,
    phone,
    state,
    city,
    marketing,
    cameFrom: { source: utmSource, medium: utmMedium, campaign: utmCampaign },
    createdAt: instant(row.createdAt),
    lastLoginAt: instant(row.lastLoginAt),
  };
}

async function consentsData({ db }: Infrastructure, registrationId: string) {
  const rows = await db.consent.findMany({ where: { registrationId }, orderBy: { at: 'asc' } });
  return rows.map(({ purpose, granted, version, textHash, channel, ip, userAgent, at }) => ({
    purpose,
    granted,
    version,
    textSha256: Buffer.from(textHash).toString('hex'),
    channel,
    ip,
    userAgent,
    at: at.toISOString(),
  }));
}

async function sessionsData({ db }: Infrastructure, subjectId: string) {
  const where = { strategy: 'user', subjectId };
  const rows = await db.session.findMany({ where, orderBy: { createdAt: 'asc' } });
  return rows.map(({ tokenHash, ip, userAgent, enteredById, createdAt, lastSeenAt, revokedAt }) => ({
    id: sessionId(tokenHash),
    ip,
    userAgent,
    byStaff: enteredById !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endedAt: instant(revokedAt),
  }));
}

/** What was sent; the text of a message may hold a link that still works, so it stays out. */
async function emailsData({ db }: Infrastructure, recipient: string) {
  const rows = await db.outboxMessage.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ subject, state, createdAt, sentAt }) => ({
    subject,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: instant(sentAt),
  }));
}

/**
 * All the product keeps of a visitor, for themselves (LGPD, article 18, II and V): names of fields are stable and in
 * English, instants in UTC. An area that keeps something of a person adds it here.
 */
export async function personData(services: Infrastructure, id: string) {
  const registration = await registrationData(services, id);
  const [consents, sessions, votes, suggestions, customerService, emails] = await Promise.all([
    consentsData(services, id),
    sessionsData(services, id),
    votesData(services, id),
    suggestionsData(services, id),
    serviceData(services, id),
    emailsData(services, registration.email),
  ]);
  const [invoices, luckyNumbers, prizes, wins] = await Promise.all([
    invoicesData(services, id),
    numbersData(services, id),
    prizesData(services, id),
    winsData(services, id),
  ]);
  const exportedAt = services.clock.now().toISOString();
  const participation = { invoices, luckyNumbers, prizes, wins };
  const said = { votes, suggestions, customerService };
  return { exportedAt, registration, consents, sessions, ...participation, ...said, emails };
}
export type PersonData = Awaited<ReturnType<typeof personData>>;
