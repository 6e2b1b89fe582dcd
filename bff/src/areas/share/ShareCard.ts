import type { Language, PollView, ShowCard } from '@fio/contracts';

/** What stands at the right of a card. A poster is named by its storage key. */
export type SharePanel =
  | { readonly kind: 'poster'; readonly key: string }
  | { readonly kind: 'score'; readonly hits: string; readonly of: string }
  | { readonly kind: 'knot' };

/**
 * Everything a share image shows, and nothing else: the same card is the same image, under the same address. No live
 * figures, which would make it another image with every vote.
 */
export interface ShareCard {
  /** Its address below `/share/<language>/`, such as `teoria/<slug>/<answer>`. */
  readonly subject: string;
  readonly language: Language;
  readonly brand: string;
  /** Above the title: the series, or what the product is. */
  readonly eyebrow: string;
  readonly title: string;
  /** The sharer's answer with what it came to, or the question to whoever sees the card. */
  readonly chip: { readonly text: string; readonly isAnswer: boolean; readonly label: string | null };
  readonly stamp: { readonly kind: NonNullable<PollView['stamp']>; readonly word: string } | null;
  readonly panel: SharePanel;
  readonly colors: Pick<ShowCard['colors'], 'from' | 'to' | 'ink'>;
  /**
   * What a picture for stories has besides, for it carries no link: where the site is and, of a resolved theory alone, how many
   * were right. null for the picture of a link.
   */
  readonly story: { readonly site: string; readonly figure: string | null } | null;
}
