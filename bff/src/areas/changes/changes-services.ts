import type { RecordFollowers } from './RecordFollowers.ts';

export interface ChangesServices {
  readonly recordFollowers: RecordFollowers;
}
