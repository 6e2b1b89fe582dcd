/** What `utm_medium` says of who came through a widget; `utm_source` is the host of the site it is in. */
export const EMBED_MEDIUM = 'widget';
