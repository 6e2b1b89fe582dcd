import { useEffect } from 'react';
import { boot } from '@fio/platform/boot';

/** Names the page in the browser's tab and for screen readers: the page first, then the campaign. */
export function useTitle(title: string): void {
  useEffect(() => {
    const { name } = boot().campaign;
    document.title = title ? `${title} · ${name}` : name;
  }, [title]);
}
