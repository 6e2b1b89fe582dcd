import type { DeliveryPump } from './sending/DeliveryPump.ts';

/** What the area keeps for as long as the process runs. */
export interface WebhookServices {
  readonly pump: DeliveryPump;
}
