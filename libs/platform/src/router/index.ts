// Only what remotes use: a shared package is not tree-shaken, its host's copy behind this list is.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject, To } from 'react-router-dom';
export { navigateTo, setNavigator } from './navigator.ts';
