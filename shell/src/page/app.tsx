import { useLayoutEffect, useMemo } from 'react';
import { setNavigator, useNavigate } from '@fio/platform/router';
import { boot } from '@fio/platform/boot';
import { FieldWordsProvider } from '@fio/design-system/field-words';
import { sideOf } from '../guards/access.ts';
import { leaveFor } from '../guards/leave.ts';
import { useShellWords } from '../words/index.ts';
import { Root } from './root.tsx';
import { RootBoundary } from './root-boundary.tsx';

/** Lets code outside React move: within the side through the router, to the other by a full load. */
function Navigator() {
  const navigate = useNavigate();
  useLayoutEffect(
    () =>
      setNavigator((to, options) => (sideOf(to) === boot().side ? void navigate(to, options) : leaveFor(to))),
    [navigate],
  );
  return null;
}

/** All of the page, below the router. */
export function App() {
  const nothingFound = useShellWords()('nothingFound');
  const words = useMemo(() => ({ nothingFound }), [nothingFound]);
  return (
    <RootBoundary>
      <Navigator />
      <FieldWordsProvider value={words}>
        <Root />
      </FieldWordsProvider>
    </RootBoundary>
  );
}
