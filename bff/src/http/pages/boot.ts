import type { BootDocument, Language } from '@fio/contracts';
import type { Config, Period } from '../../config/index.ts';
import type { RemotesSnapshot, Side } from '../../remotes/registry.ts';
import type { FirstData } from './first-data.ts';

const period = ({ start, end }: Period) => ({
  start: start?.toISOString() ?? null,
  end: end?.toISOString() ?? null,
});

export interface BootInput {
  readonly config: Config;
  readonly snapshot: RemotesSnapshot;
  readonly side: Side;
  readonly language: Language;
  readonly now: Date;
  readonly status: number;
  readonly data: FirstData | null;
}

const challengeOf = ({ turnstile }: Config) =>
  turnstile && { siteKey: turnstile.siteKey, origin: turnstile.origin.origin };

/** What the shell starts from; the same for everyone who asks for the same page in the same language. */
export function bootDocumentOf({
  config,
  snapshot,
  side,
  language,
  now,
  status,
  data,
}: BootInput): BootDocument {
  const { register, invoice, invoiceDate } = config.windows;
  return {
    side,
    language,
    now: now.toISOString(),
    campaign: { ...config.campaign, minimumAge: config.minimumAge, agegate: config.agegate },
    challenge: challengeOf(config),
    windows: { register: period(register), invoice: period(invoice), invoiceDate: period(invoiceDate) },
    menu: [...snapshot.menu[side]],
    remotes: [...snapshot.entries[side]],
    data: Object.fromEntries(data ?? []),
    status,
  };
}
