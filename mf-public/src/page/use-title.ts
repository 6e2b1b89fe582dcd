import { useEffect } from 'react';
import { boot } from '@fio/platform/boot';

/** Names a page whose title comes with its data; the other pages' titles are in their routes. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${boot().campaign.name}`;
  }, [title]);
}
