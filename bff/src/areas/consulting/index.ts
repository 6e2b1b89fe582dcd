import { defineArea } from '../../engine/Area.ts';
import { consultingSource } from './consulting.confirmation.ts';

/** Somebody outside who knows what a receipt was. */
export const consultingArea = defineArea({ name: 'consulting', confirmationSources: [consultingSource()] });
