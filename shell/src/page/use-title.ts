import { useLayoutEffect, useRef } from 'react';
import { boot } from '@fio/platform/boot';
import { useLanguage } from '@fio/platform/i18n';
import type { RouteHandle } from '@fio/platform/remote';

/**
 * The title of the page: its route's, else the campaign's name until the page names itself by its data. The first
 * page keeps what the server wrote. Before the effects of the page itself, which have the last word.
 */
export function useTitle({ title: write }: RouteHandle, pathname: string): void {
  useLanguage();
  const title = write?.();
  const { name } = boot().campaign;
  const titled = useRef(pathname);
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · ${name}`;
    else if (titled.current !== pathname) document.title = name;
    titled.current = pathname;
  }, [title, name, pathname]);
}
