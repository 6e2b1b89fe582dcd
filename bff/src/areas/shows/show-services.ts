import type { ShareServices } from '../share/index.ts';
import type { PublicContent } from './PublicContent.ts';

export interface ShowServices extends ShareServices {
  readonly content: PublicContent;
}
