import { embeds } from '@fio/contracts/public/embeds';
import { api } from '@fio/platform/api';

export const tellWidgetVote = (slug: string, host: string): Promise<void> =>
  api(embeds.visits, { body: { slug, host, event: 'vote' } }, { quiet: true });
