import type { embeds, OembedAnswer, QueryOf, TheoryPage } from '@fio/contracts';
import { EMBED_SIZE, type EmbedLook, embedPath } from '@fio/domain';
import type { Config } from '../../core/config/index.ts';
import { escapeHtml } from '../../http/pages/escape.ts';
import { SHARE_SIZE } from '../../http/pages/share-size.ts';
import { sharedImage, theoryShare } from '../share/index.ts';

type Room = Pick<QueryOf<typeof embeds.oembed>, 'maxwidth' | 'maxheight'>;
type Where = Pick<Config, 'publicUrl' | 'campaign'>;

/** Seconds that an answer may be kept: what it shows asks for itself. */
const CACHE_AGE = 3600;

/** A picture of a size of its own, where that fits. */
function thumbnail(theory: TheoryPage, look: EmbedLook, { maxwidth, maxheight }: Room, where: Where) {
  const { width, height } = SHARE_SIZE;
  if (width > (maxwidth ?? width) || height > (maxheight ?? height)) return {};
  const card = theoryShare(theory, undefined, { language: look.language, brand: where.campaign.name });
  const address = new URL(sharedImage(card).path, where.publicUrl).href;
  return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height };
}

/** A frame and no script: whoever asks cleans what it is given. */
function frame(address: string, title: string, width: number, height: number): string {
  const attributes = {
    src: address,
    title,
    width: String(width),
    height: String(height),
    frameborder: '0',
    loading: 'lazy',
    referrerpolicy: 'strict-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  };
  const told = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${told.join(' ')}></iframe>`;
}

export function oembedOf(theory: TheoryPage, look: EmbedLook, room: Room, where: Where): OembedAnswer {
  const { poll, show } = theory;
  const { publicUrl, campaign } = where;
  const width = Math.min(EMBED_SIZE.width, room.maxwidth ?? EMBED_SIZE.width);
  const height = Math.min(EMBED_SIZE.height, room.maxheight ?? EMBED_SIZE.height);
  return {
    version: '1.0',
    type: 'rich',
    title: poll.title,
    author_name: show.title,
    author_url: new URL(`/${show.slug}`, publicUrl).href,
    provider_name: campaign.name,
    provider_url: publicUrl.href,
    cache_age: CACHE_AGE,
    html: frame(new URL(embedPath(poll.slug, look), publicUrl).href, poll.title, width, height),
    width,
    height,
    ...thumbnail(theory, look, room, where),
  };
}

/** The same as XML; its names are ours and need no escaping. */
export const oembedXml = (answer: OembedAnswer): string => {
  const parts = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${parts.join('')}</oembed>\n`;
};
