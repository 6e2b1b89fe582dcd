import { lazy, type ComponentType } from 'react';
import type { ProfilePart } from '@fio/domain/profile-part';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { isFilled } from '@fio/platform/remote';
import { isMatter, Promotion, PROMOTION_SLOTS } from './promotion.tsx';
import { Suggestions } from './suggestions.tsx';
import { ProfileVotes } from './votes/profile-votes.tsx';

export interface Part {
  /** What stands in the address after `aba=`. */
  readonly id: ProfilePart;
  readonly title: 'votes' | 'suggestions' | 'promotion' | 'notifications' | 'data' | 'security' | 'privacy';
  readonly Content: ComponentType<{ visitor: Visitor }>;
}

// Forms and dialogs are most of the profile's weight, and most visits are for the votes.
const Notifications = lazy(() => import('./notifications/notifications.tsx'));
const Data = lazy(() => import('./data/profile-data.tsx'));
const Security = lazy(() => import('./security/security.tsx'));
const Privacy = lazy(() => import('./privacy/privacy.tsx'));

const VOTES: Part = { id: 'votos', title: 'votes', Content: ProfileVotes };
const PROMOTION: Part = { id: 'promocao', title: 'promotion', Content: Promotion };

/** The parts of the profile; the promotion's own only where a remote fills any of its places. */
export const parts = (): readonly Part[] => [
  VOTES,
  { id: 'sugestoes', title: 'suggestions', Content: Suggestions },
  ...(PROMOTION_SLOTS.some(isFilled) ? [PROMOTION] : []),
  { id: 'avisos', title: 'notifications', Content: Notifications },
  { id: 'dados', title: 'data', Content: Data },
  { id: 'seguranca', title: 'security', Content: Security },
  { id: 'privacidade', title: 'privacy', Content: Privacy },
];

/** The part of that name, or the one that has the matter of that name; the votes when there is none. */
export function partOf(id: string | null): Part {
  const wanted = isMatter(id) ? PROMOTION.id : id;
  return parts().find((part) => part.id === wanted) ?? VOTES;
}
