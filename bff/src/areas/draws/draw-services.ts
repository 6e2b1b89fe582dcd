import type { CalculationServices } from '../calculation/index.ts';
import type { LiveStreams } from '../../http/live/LiveStreams.ts';
import type { DrawMoments } from './DrawMoments.ts';
import type { PrizeOffers } from './PrizeOffers.ts';
import type { PublishedEvidence } from './PublishedEvidence.ts';

export interface DrawServices extends CalculationServices {
  readonly drawMoments: DrawMoments;
  readonly drawStreams: LiveStreams;
  readonly publishedEvidence: PublishedEvidence;
  readonly prizeOffers: PrizeOffers;
}
