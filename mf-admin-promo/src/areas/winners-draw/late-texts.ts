// One file for both: each file of its own is a hash more in what every page of the remote begins with.
export { EarningClause } from './earning/earning-clause.tsx';
export { Outcome } from './rules/outcome.tsx';
