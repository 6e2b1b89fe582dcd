// For the shell alone: what makes the router, beside what remotes use.
export {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterProvider,
  useNavigationType,
  useRouteError,
  useRoutes,
} from 'react-router-dom';
export type { Location } from 'react-router-dom';
