import { isInvitationCode } from '@fio/domain/invitation';
import { UTM_LENGTH, type Utm as CampaignMarks } from '@fio/contracts/public/utm';

type Utm = CampaignMarks;

const KEY = 'utm';
/** Of the address, and where its code is kept. */
const INVITATION = 'convite';
/** In the tab's own storage: this visit has been looked at. */
const SEEN = 'utm-seen';
const NAMES = ['source', 'medium', 'campaign'] as const;
/** As long as somebody may take from the first advertisement to the registration. */
const KEPT_MS = 90 * 86_400_000;

interface Kept {
  readonly utm: Utm;
  /** Milliseconds; when the visit began that brought them. */
  readonly at: number;
}

interface KeptInvitation {
  readonly code: string;
  readonly at: number;
}

function keptInvitation(now: number): KeptInvitation | null {
  const known = JSON.parse(localStorage.getItem(INVITATION) ?? 'null') as KeptInvitation | null;
  return known && now - known.at < KEPT_MS ? known : null;
}

/** Whoever invited first brought them: a later link doesn't take that away. */
function rememberInvitation(query: URLSearchParams, now: number): void {
  if (keptInvitation(now)) return;
  const code = query.get(INVITATION) ?? '';
  if (isInvitationCode(code)) localStorage.setItem(INVITATION, JSON.stringify({ code, at: now }));
  else localStorage.removeItem(INVITATION);
}

function kept(now: number): Kept | null {
  const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  return known && now - known.at < KEPT_MS ? known : null;
}

/**
 * The query that a visit began with. Who follows a link of the page before any script has run is on their second page when this
 * is asked: the browser says which was the first, whole to the same site alone.
 */
export function firstSearch(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  referrer: string,
): string {
  return referrer.startsWith(`${origin}/`) ? new URL(referrer).search : search;
}

/**
 * Keeps the campaign marks of the first visit that has any, for 90 days, and the code of an invitation in the same way. Of a visit
 * only its first address counts: what is linked within the site is no campaign, and a later visit doesn't overwrite the one that brought somebody here.
 */
export function rememberUtm(search: string, now = Date.now()): void {
  if (sessionStorage.getItem(SEEN) !== null) return;
  sessionStorage.setItem(SEEN, '1');
  const query = new URLSearchParams(search);
  rememberInvitation(query, now);
  if (kept(now)) return;
  const found = NAMES.flatMap((name) => {
    const value = query.get(`utm_${name}`)?.slice(0, UTM_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  if (found.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ utm: Object.fromEntries(found), at: now }));
}

/** The marks that brought this visitor here, or undefined when nothing did. */
export const visitUtm = (now = Date.now()): Utm | undefined => kept(now)?.utm;

/** The code of the invitation that brought this visitor here, or undefined when none did. */
export const visitInvitation = (now = Date.now()): string | undefined => keptInvitation(now)?.code;
