import { shows } from '@fio/contracts/public/shows';
import { pageData } from '../page/page-data.ts';

export const loader = () => pageData(shows.home, {});
export { Home as Component } from './home.tsx';
