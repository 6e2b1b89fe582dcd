import type { LiveStreams } from '../../http/live/LiveStreams.ts';
import type { LiveResults } from './LiveResults.ts';

export interface PollServices {
  readonly live: LiveResults;
  readonly liveStreams: LiveStreams;
}
