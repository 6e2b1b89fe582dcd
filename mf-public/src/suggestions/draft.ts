export interface Draft {
  readonly showId: string;
  readonly text: string;
}

const KEY = 'suggestion-draft';

/** What was typed and not sent yet, in this tab: a closed dialog or a detour to the sign-in costs nobody their words. */
export function readDraft(): Draft | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

export const keepDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft));
export const dropDraft = (): void => sessionStorage.removeItem(KEY);
