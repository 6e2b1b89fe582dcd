import type { PublicContent } from '../shows/index.ts';
import type { EmbedVisits } from './EmbedVisits.ts';

export interface EmbedServices {
  readonly content: Pick<PublicContent, 'theory'>;
  readonly visits: EmbedVisits;
}
