import type { RankingNameResource } from '@fio/contracts';
import type { Resource } from '../../core/crud/resource.ts';
import { AppError } from '../../core/errors.ts';
import {
  loadNames,
  rankingNameAudited,
  rankingNameDetailOf,
  rankingNameRowOf,
  type RankingNameRecord,
} from './ranking-name-record.ts';
import { rankingNameSource } from './ranking.source.ts';

/** What is a visitor's own to write: staff decide on it. */
const theirs = () => {
  throw new AppError('CONFLICT');
};

export const rankingNameResource: Resource<RankingNameResource, RankingNameRecord> = {
  name: 'ranking',
  source: rankingNameSource,
  model: (tx) => tx.rankingName,
  load: loadNames,
  data: theirs,
  guardRemove: theirs,
  row: rankingNameRowOf,
  detail: rankingNameDetailOf,
  title: ({ name }) => name,
  audited: rankingNameAudited,
  unique: {},
};
