import type { PushKeys } from './push/PushKeys.ts';

/** What the area keeps for as long as the process runs. */
export interface NotificationServices {
  readonly pushKeys: PushKeys;
}
