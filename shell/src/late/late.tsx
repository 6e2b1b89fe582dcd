import { useEffect, useState } from 'react';
import { boot } from '@fio/platform/boot';
import { prefetchLinks } from '../remotes/prefetch.ts';
import { countVisits } from './count-visit.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { onNewerRelease } from './newer-release.ts';
import { sendLoads } from './send-loads.ts';

/**
 * What the shell does once the page is there: tells how its remotes did and that it was visited, loads the page behind a link that is come to, and
 * looks for a newer version of itself.
 */
export default function Late() {
  const { preview } = boot();
  const [isOld, setIsOld] = useState(false);
  useEffect(sendLoads, []);
  useEffect(countVisits, []);
  useEffect(prefetchLinks, []);
  useEffect(() => (preview ? undefined : onNewerRelease(() => setIsOld(true))), [preview]);
  if (preview) return <PreviewNotice preview={preview} />;
  return isOld ? <ReleaseNotice onLater={() => setIsOld(false)} /> : null;
}
