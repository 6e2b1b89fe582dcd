import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { TRAILER_ORIGIN } from '@fio/domain';
import type { Config } from '../core/config/index.ts';

/** Names of the Trusted Types policies there may be: the shell's own, which lets scripts of our folders in. */
export const TRUSTED_TYPES = ['default'] as const;

/** Names and values, ready to be set. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

const content = {
  defaultSrc: ["'self'"],
  // WebAssembly of our own, compiled from bytes of this origin: the reader of QR codes
  // (docs/decisions/fields-and-photos.md).
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // Mantine sets its components' CSS variables in style attributes; style elements stay forbidden.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  // Our own: a theory as other sites show it, the one page of ours that may be framed, for who copies its code. A page's own
  // memory: the sealed frame in which staff look at an e-mail (docs/decisions/jobs-and-letters.md). And the player of a
  // trailer, once somebody has asked for it (docs/decisions/theories.md).
  frameSrc: ["'self'", 'blob:', TRAILER_ORIGIN],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: [...TRUSTED_TYPES],
};

/** The camera reads receipts, on our own pages and in no frame; nothing else is asked for. */
const PERMISSIONS = [
  'camera=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
].join(', ');

/** What helmet would set on each answer: the same each time, so it is asked once. */
function recorded(options: HelmetOptions): [string, string][] {
  const set = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => set.set(name, value),
    removeHeader: (name: string) => set.delete(name),
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return [...set];
}

/** Where browsers tell what a page's policy kept from happening. */
const REPORTS = '/api/observation/policy';
const GROUP = 'policy';

/** Browsers take it over TLS alone, and one that knows `report-to` then overlooks `report-uri`: without TLS there is none. */
const reporting = (config: Config): HeaderList =>
  isSecure(config) ? [['Reporting-Endpoints', `${GROUP}="${REPORTS}"`]] : [];

const isSecure = ({ publicUrl }: Config) => publicUrl.protocol === 'https:';

const common = (config: Config) =>
  ({
    strictTransportSecurity: isSecure(config) && { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }) satisfies HelmetOptions;

/**
 * A script without integrity is refused by the browser itself, also one that a remote's own code asks for. The bot
 * challenge's script changes as its maker likes: with it on the page the demand can't be made.
 */
const integrityPolicy = ({ turnstile }: Config): HeaderList =>
  turnstile ? [] : [['Integrity-Policy', 'blocked-destinations=(script)']];

/** The headers of pages and files. TLS is demanded where the product is reached by it. */
export function pageHeaders(config: Config): HeaderList {
  const challenge = config.turnstile ? [config.turnstile.origin.origin] : [];
  const directives = {
    ...content,
    scriptSrc: [...content.scriptSrc, ...challenge],
    frameSrc: [...challenge, ...content.frameSrc],
    reportUri: [REPORTS],
    ...(isSecure(config) && { upgradeInsecureRequests: [], reportTo: [GROUP] }),
  };
  const set = recorded({
    ...common(config),
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  return [...set, ['Permissions-Policy', PERMISSIONS], ...integrityPolicy(config), ...reporting(config)];
}

/** The headers of the API's answers, which are data: opened on their own they may do nothing at all. */
export function apiHeaders(config: Config): HeaderList {
  return recorded({
    ...common(config),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** What a browser makes of a video is a page that asks for the file once more, as this host. It runs no script either. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/** For files that others sent us: opened on their own they may show themselves and nothing else. */
export const sealed: RequestHandler = (request, response, next) => {
  response.setHeader('Content-Security-Policy', /\.(?:mp4|webm)$/.test(request.path) ? PLAYED : ALONE);
  next();
};
