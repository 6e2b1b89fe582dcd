// For the shell alone: what makes the router, beside what remotes use.
export {
  createBrowserRouter,
  isRouteErrorResponse,
  RouterProvider,
  ScrollRestoration,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
