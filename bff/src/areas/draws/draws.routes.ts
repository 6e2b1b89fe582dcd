import { draws } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { publishedDraws } from './published-draws.ts';

export const drawRoutes = area(draws, {
  published: (_input, { db }) => publishedDraws(db),
});
