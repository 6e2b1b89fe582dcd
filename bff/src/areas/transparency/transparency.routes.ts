import { transparency } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { outsideCopies } from './outside-copies.ts';
import { readVerifierPage, verifierFactsOf } from './verifier-page.ts';

export const transparencyRoutes = area(
  transparency,
  {
    outside: async (_input, context) => ({ copies: await outsideCopies(context) }),
    verifier: async () => {
      const page = await readVerifierPage();
      if (page === null) throw new AppError('NOT_FOUND');
      return verifierFactsOf(page);
    },
  },
  { verifier: { shared: true } },
);
