import type { Language } from '@fio/contracts';
import { answerOf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import {
  homeShare,
  placeOfToken,
  rankingShare,
  scoreOfToken,
  scoreShare,
  type ShareCard,
  type ShareOf,
  STORIES,
  showShare,
  theoryShare,
} from '../share/index.ts';
import type { ShowServices } from './show-services.ts';

type Sources = Pick<Infrastructure, 'config'> & Pick<ShowServices, 'content'>;

async function theoryCard({ content }: Sources, slug: string, key: string | undefined, of: ShareOf) {
  const page = await content.theory(slug);
  if (page === null) return null;
  const answer = key === undefined ? undefined : answerOf(page.poll, key);
  return key !== undefined && answer === undefined ? null : theoryShare(page, answer, of);
}

async function showCard({ content }: Sources, slug: string, of: ShareOf) {
  const show = await content.show(slug);
  return show && showShare(show, of);
}

function scoreCard({ config }: Sources, token: string, of: ShareOf) {
  const score = scoreOfToken(config, token);
  return score && scoreShare({ ...score, token }, of);
}

async function rankingCard({ config, content }: Sources, token: string, of: ShareOf) {
  const found = placeOfToken(config, token);
  if (found === null) return null;
  const show = found.show === null ? null : await content.show(found.show);
  return found.show !== null && show === null ? null : rankingShare({ ...found, show, token }, of);
}

/** The card an address names, as it is now; null where there is none that visitors may see. */
export async function findCard(
  sources: Sources,
  subject: string,
  language: Language,
): Promise<ShareCard | null> {
  const { campaign, publicUrl } = sources.config;
  const [first, ...parts] = subject.split('/');
  const isStory = first === STORIES;
  const of = { language, brand: campaign.name, ...(isStory && { site: publicUrl.host }) };
  const [kind, name = '', answer, ...rest] = isStory ? parts : [first, ...parts];
  if (rest.length > 0) return null;
  if (kind === 'teoria') return theoryCard(sources, name, answer, of);
  if (answer !== undefined) return null;
  if (kind === 'serie') return showCard(sources, name, of);
  if (kind === 'ranking') return rankingCard(sources, name, of);
  if (kind === 'acertos') return scoreCard(sources, name, of);
  return kind === 'inicio' && name === '' ? homeShare(of) : null;
}
