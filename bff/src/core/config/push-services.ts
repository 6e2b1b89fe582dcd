import * as z from 'zod';

/** Of Chrome, Edge, Opera and Samsung; Firefox; Edge and Windows; Safari. */
export const KNOWN_PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** A service of this machine's own, for tests. */
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/;

/** Where push messages may go: a host, a domain with all below it, or a place on this machine. */
export const pushService = z
  .string()
  .refine(
    (text) => HOST.test(text) || LOOPBACK.test(text),
    'Use hosts such as push.example.com or *.push.example.com.',
  );
