import { STORY_KINDS, type StoryKind } from '@fio/contracts';

/** Where in a story something stands: the latest first; of one moment by its kind, and of one kind by its id. */
export interface StoryPlace {
  readonly at: Date;
  readonly kind: StoryKind;
  readonly id: string;
}

export const placeText = ({ at, kind, id }: StoryPlace): string => `${at.getTime()}~${kind}~${id}`;

/** The place that a text of the contract's shape names. */
export function placeOf(text: string): StoryPlace {
  const [at, named, id = ''] = text.split('~');
  const kind = STORY_KINDS.find((one) => one === named) ?? STORY_KINDS[0];
  return { at: new Date(Number(at)), kind, id };
}
