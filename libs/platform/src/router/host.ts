// For the shell alone: what makes the router, beside what remotes use.
export { BrowserRouter, matchRoutes, useNavigationType, useOutlet, useRoutes } from 'react-router-dom';
export type { Location } from 'react-router-dom';
