import { render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { ApiProvider } from '@fio/platform/api';
import { setNavigator, useNavigate } from '@fio/platform/router';
import { BrowserRouter } from '@fio/platform/router/host';

function Navigator({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate]);
  return children;
}

/** Renders a page of the remote at an address; `at()` is the address it is at then. */
export function renderAt(path: string, element: ReactNode) {
  window.history.replaceState(null, '', path);
  render(
    <ApiProvider>
      <BrowserRouter>
        <Navigator>{element}</Navigator>
      </BrowserRouter>
    </ApiProvider>,
  );
  return {
    at: () => {
      const { pathname, search, hash } = window.location;
      return `${pathname}${search}${hash}`;
    },
  };
}
