import { share, type Language } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { scoreOf } from '../votes/index.ts';
import { scoreShare } from './cards.ts';
import { scoreOfToken, scoreToken, type Score } from './score-token.ts';
import { shareImageAddress } from './share-image-address.ts';

function cardOf(config: Config, score: Score, language: Language) {
  const token = scoreToken(config, score);
  const card = scoreShare({ ...score, token }, { language, brand: config.campaign.name });
  return { ...score, token, image: shareImageAddress(card) };
}

export const shareRoutes = area(share, {
  score: async (_input, { pool, session, config, language }) => {
    const { resolved: total, hits } = await scoreOf(pool, session.subjectId);
    return { card: total === 0 ? null : cardOf(config, { hits, total }, language) };
  },
  scoreOf: ({ params }, { config, language }) => {
    const score = scoreOfToken(config, params.token);
    if (score === null) throw new AppError('NOT_FOUND');
    return cardOf(config, score, language);
  },
});
