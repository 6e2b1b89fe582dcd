/** So many trailers of a series at most. */
export const TRAILERS_LIMIT = 6;

/** Where players come from: YouTube's own address for pages that want no cookie before somebody plays. */
export const TRAILER_ORIGIN = 'https://www.youtube-nocookie.com';

const ID = '[A-Za-z0-9_-]{11}';
/** As people copy them: the page of a video, a short link, a clip, a broadcast, or what is within a frame. */
const FORMS = [
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=(${ID})(?:[&#].*)?$`),
  new RegExp(`^https://youtu\\.be/(${ID})(?:[?#].*)?$`),
  new RegExp(
    `^https://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:embed|shorts|live)/(${ID})(?:[/?#].*)?$`,
  ),
];

/** The id of the video that an address of YouTube's names; null for any other address. */
export function trailerIdOf(address: string): string | null {
  const text = address.trim();
  for (const form of FORMS) {
    const id = form.exec(text)?.[1];
    if (id !== undefined) return id;
  }
  return null;
}

/** The page of a video, for whom no script runs and for staff. */
export const trailerPage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** What a frame shows: the player, which begins at once, for somebody has just asked for it. */
export const trailerPlayer = (id: string, language: string): string =>
  `${TRAILER_ORIGIN}/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=${encodeURIComponent(language)}`;
