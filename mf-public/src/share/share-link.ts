import { answerKey } from '@fio/domain/answer-key';
import { language } from '@fio/platform/i18n';
import type { Shared } from './shared.ts';

/** The parameter of a theory's address that carries the sharer's answer. */
export const ANSWER = 'resposta';
/** The parameter of the theories' address that carries a shared score. */
export const SCORE = 'acertos';
/** The parameter of the ranking's address that carries a shared place. */
export const PLACE = 'lugar';

/** The parameter of any address that carries who invited (`rememberUtm` of the platform keeps it). */
const INVITATION = 'convite';

/** The page of a ranking: of one series, or of all. */
export const rankingPath = (slug: string | undefined): string =>
  slug === undefined ? '/ranking' : `/ranking/${slug}`;

/** Where what is shared is looked at, on this origin; the answer travels with it. */
export function shareLink(shared: Shared): string {
  // A win leads to where one may take part oneself.
  if (shared.kind === 'prize') return `${window.location.origin}/`;
  if (shared.kind === 'score') return `${window.location.origin}/teoria?${SCORE}=${shared.score.token}`;
  if (shared.kind === 'invitation') return `${window.location.origin}/?${INVITATION}=${shared.code}`;
  if (shared.kind === 'place') {
    const { show, token } = shared.card;
    return `${window.location.origin}${rankingPath(show?.slug)}?${PLACE}=${token}`;
  }
  const { poll, optionId } = shared;
  const key = optionId === undefined ? undefined : answerKey(poll, optionId);
  return `${window.location.origin}/teoria/${poll.slug}${key === undefined ? '' : `?${ANSWER}=${key}`}`;
}

/** A picture's path without the hash of what it holds: the server leads to the one of now. */
const storyPath = (subject: string) => `/share/${language()}/stories/${subject}/0.jpg`;

/** Where the picture for stories of what is shared is; undefined where there is none. */
export function storyLink(shared: Shared): string | undefined {
  if (shared.kind === 'prize') return undefined;
  if (shared.kind === 'invitation') return storyPath('inicio');
  if (shared.kind === 'place') return storyPath(`ranking/${shared.card.token}`);
  if (shared.kind === 'score') return storyPath(`acertos/${shared.score.token}`);
  const { poll, optionId } = shared;
  const key = optionId === undefined ? undefined : answerKey(poll, optionId);
  return storyPath(['teoria', poll.slug, ...(key === undefined ? [] : [key])].join('/'));
}

/** Opens WhatsApp, the app or its page, with words and link; whom it goes to is chosen there. */
export const whatsappLink = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
