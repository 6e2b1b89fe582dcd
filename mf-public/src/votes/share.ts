import type { PollView } from '@fio/contracts/public/polls';
import { toast } from '@fio/platform/feedback';
import { pollAnchor } from './pending-vote.ts';
import { useVotesWords } from './words.ts';

/** Hands the theory's address to the device's own share sheet, or copies it where there is none. */
export async function sharePoll({ id, title, show }: PollView): Promise<void> {
  const { t } = useVotesWords;
  const url = `${window.location.origin}/${show.slug}#${pollAnchor(id)}`;
  if (navigator.share !== undefined) {
    // Closing the sheet rejects: that is no failure.
    await navigator.share({ text: t('shareText', { title }), url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url).then(
    () => toast.success(t('copied')),
    () => toast.error(t('notCopied')),
  );
}
