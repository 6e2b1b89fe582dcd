import * as z from 'zod/mini';
import { instant } from '../core/fields.ts';
import { menuEntry, remoteEntry } from './manifest.ts';

/** Caesar's shift (domain: `reveal`): the HTML carries no address that a scraper reads. */
const hidden = z.object({ shift: z.int(), text: z.string() });
const period = z.object({ start: z.nullable(instant()), end: z.nullable(instant()) });

/** What every page carries in its HTML, the same for everyone (architecture, 'A page's way'). */
export const bootDocument = z.object({
  side: z.enum(['public', 'admin']),
  language: z.enum(['pt', 'en']),
  /** The server's clock when the page left. */
  now: instant(),
  campaign: z.object({
    name: z.string(),
    promoter: z.string(),
    cnpj: z.string(),
    certificate: z.nullable(z.string()),
    /** E-mail of the customer service, its telephone, and the e-mail of who answers for privacy. */
    contacts: z.object({ email: hidden, phone: z.nullable(hidden), privacy: hidden }),
    /** null: no minimum age. */
    minimumAge: z.nullable(z.int()),
    agegate: z.boolean(),
  }),
  /** The bot challenge's widget; null where none is configured. */
  challenge: z.nullable(z.object({ siteKey: z.string(), origin: z.string() })),
  /** What may be observed, after consent where it is due; both are off unless configured. */
  observation: z.object({
    /** The error-reporting project of browsers. */
    errors: z.nullable(z.object({ dsn: z.string(), environment: z.string() })),
    analytics: z.boolean(),
    /** Requests name the trace they begin. */
    traces: z.optional(z.literal(true)),
  }),
  /** Whether the cookie notice is unanswered: then it stands in the page from the first paint on. */
  asksConsent: z.optional(z.boolean()),
  windows: z.object({ register: period, invoice: period, invoiceDate: period }),
  menu: z.array(menuEntry),
  remotes: z.array(remoteEntry),
  /** Changes with the builds above: a page loaded now would have another (`release.current`). */
  release: z.string(),
  /** The build this visitor looks at before it is promoted, by a link that works until then. */
  preview: z.nullable(z.object({ remote: z.string(), build: z.string(), until: instant() })),
  /** Answers already known, by `METHOD /path`, so that no request precedes the first paint. */
  data: z.record(z.string(), z.unknown()),
  /** The status of the page itself: 404 for an unknown series. */
  status: z.int(),
});
export type BootDocument = z.infer<typeof bootDocument>;

/** The id of the script element (type application/json) that holds the boot document. */
export const BOOT_ELEMENT = 'boot';
/** The version of what the shell offers to remotes: a remote's `requires.shellApi` is a caret range over it. */
export const SHELL_API = '1.47.0';
