import type { BootDocument } from '@fio/contracts/documents/boot';
import { bareBoot } from '@fio/contracts/testing/bare-boot';

/** The moment at which every story is looked at, so that it looks the same on any day. */
export const STORY_NOW = '2026-03-18T15:00:00.000Z';

/** The page's document as the server writes it: the campaign of the demonstration, nothing configured. */
export const bootOf = (page: Pick<BootDocument, 'side' | 'language' | 'menu'>): BootDocument =>
  bareBoot({ ...page, now: STORY_NOW, release: 'stories' });
