import type { CalculationServices } from '../calculation/index.ts';
import type { PrizeOffers } from './PrizeOffers.ts';
import type { PublishedEvidence } from './PublishedEvidence.ts';

export interface DrawServices extends CalculationServices {
  readonly publishedEvidence: PublishedEvidence;
  readonly prizeOffers: PrizeOffers;
}
