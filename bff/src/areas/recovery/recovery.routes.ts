import { recovery as contract } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { recoveryHandlers } from './handlers.ts';

export const recoveryRoutes = area(contract, recoveryHandlers('user'));
