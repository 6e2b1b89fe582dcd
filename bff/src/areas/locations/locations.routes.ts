import { locations } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { citiesOf, states } from './places.ts';

export const locationRoutes = area(locations, {
  states: () => [...states],
  cities: ({ params }) => {
    const found = citiesOf(params.state);
    if (found === undefined) throw new AppError('INVALID_STATE');
    return [...found];
  },
});
