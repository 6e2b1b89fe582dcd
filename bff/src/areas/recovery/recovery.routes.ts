import { recovery as contract } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { recoveryHandlers } from './handlers.ts';

export const recoveryRoutes = area(contract, recoveryHandlers('user'));
