import { transparency } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { outsideCopies } from './outside-copies.ts';

export const transparencyRoutes = area(transparency, {
  outside: async (_input, context) => ({ copies: await outsideCopies(context) }),
});
