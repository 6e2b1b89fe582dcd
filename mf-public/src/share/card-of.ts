import type { SharedCard } from '@fio/design-system/share-dialog';
import { boot } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import type { Shared } from './shared.ts';
import type { useShareWords } from './words.ts';

type T = typeof useShareWords.t;

/** The card of what is shared, and the words that go with its link. */
export function cardOf(shared: Shared, t: T, stamps: Record<'confirmed' | 'denied' | 'invented', string>) {
  if (shared.kind === 'prize') {
    const { title } = shared;
    return {
      card: { seriesTitle: t('prizeSeries'), title },
      text: t('prizeText', { title, campaign: boot().campaign.name }),
    };
  }
  if (shared.kind === 'score') {
    const { hits, total: count } = shared.score;
    const title = t('scoreTitle', { hits, count });
    const card: SharedCard = { seriesTitle: t('scoreSeries'), title };
    return { card, text: t('scoreText', { title }) };
  }
  if (shared.kind === 'invitation') {
    const { name } = boot().campaign;
    return { card: { seriesTitle: name, title: t('invitationTitle') }, text: t('invitationText', { name }) };
  }
  if (shared.kind === 'place') {
    const { place, people: count, show } = shared.card;
    const title = t('placeTitle', { place: format.number(place), count, people: format.number(count) });
    return {
      card: { seriesTitle: show?.title ?? t('placeSeries'), title },
      text: t('placeText', { title }),
    };
  }
  const { poll, optionId } = shared;
  const { title, stamp } = poll;
  const answer = poll.options.find(({ id }) => id === optionId)?.label;
  const card: SharedCard = {
    seriesTitle: poll.show.title,
    title,
    answer,
    ...(stamp && { stamp: { kind: stamp, word: stamps[stamp] } }),
  };
  if (answer !== undefined) return { card, text: t('textAnswer', { title, answer }) };
  return { card, text: t(poll.state === 'resolved' ? 'textResolved' : 'text', { title }) };
}
