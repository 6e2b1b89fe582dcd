import type { BootDocument, Language } from '@fio/contracts';
import { obfuscate, randomShift } from '@fio/domain';
import type { Config, Period } from '../../core/config/index.ts';
import type { RemotesSnapshot, Side } from '../../core/remotes/snapshot.ts';
import type { FirstData } from './first-data.ts';

const period = ({ start, end }: Period) => ({
  start: start?.toISOString() ?? null,
  end: end?.toISOString() ?? null,
});

export interface BootInput {
  readonly config: Config;
  readonly snapshot: RemotesSnapshot;
  readonly preview: BootDocument['preview'];
  readonly side: Side;
  readonly language: Language;
  readonly now: Date;
  readonly status: number;
  readonly data: FirstData | null;
  readonly asksConsent: boolean;
}

const observationOf = ({ observation: { browserDsn, environment, analytics, tracing } }: Config) => ({
  errors: browserDsn && { dsn: browserDsn.text, environment },
  analytics,
  ...(tracing && { traces: true as const }),
});

const challengeOf = ({ turnstile }: Config) =>
  turnstile && { siteKey: turnstile.siteKey, origin: turnstile.origin.origin };

/** Drawn once: a page that changes with every request could not be confirmed with 304. */
const SHIFT = randomShift();
const hidden = (text: string) => obfuscate(text, SHIFT);

/** Named one by one: the addresses must not go out as they are configured. */
function campaignOf({ campaign, minimumAge, agegate }: Config): BootDocument['campaign'] {
  const { name, promoter, cnpj, certificate, contact, phone, privacy } = campaign;
  const contacts = {
    email: hidden(contact),
    phone: phone === null ? null : hidden(phone),
    privacy: hidden(privacy),
  };
  return { name, promoter, cnpj, certificate, contacts, minimumAge, agegate };
}

/** What the shell starts from; the same for everyone who asks for the same page in the same language. */
export function bootDocumentOf({
  config,
  snapshot,
  preview,
  side,
  language,
  now,
  status,
  data,
  asksConsent,
}: BootInput): BootDocument {
  const { register, invoice, invoiceDate } = config.windows;
  return {
    side,
    language,
    now: now.toISOString(),
    campaign: campaignOf(config),
    challenge: challengeOf(config),
    observation: observationOf(config),
    asksConsent,
    windows: { register: period(register), invoice: period(invoice), invoiceDate: period(invoiceDate) },
    menu: [...snapshot.menu[side]],
    remotes: [...snapshot.entries[side]],
    release: snapshot.release[side],
    preview,
    data: Object.fromEntries((data ?? []).filter(([, answer]) => answer !== undefined)),
    status,
  };
}
