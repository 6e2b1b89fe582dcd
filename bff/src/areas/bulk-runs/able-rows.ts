import {
  adminInvoices,
  adminPolls,
  adminPrizes,
  adminRanking,
  adminRegistrations,
  adminSac,
  adminSuggestions,
  adminTickets,
  type AnyEndpoint,
  dispatchList,
  winners,
} from '@fio/contracts';
import {
  canMoveDispatch,
  canMovePrize,
  canMoveSac,
  canMoveSuggestion,
  canTransition,
  isReachableWinner,
  type WinnerState,
} from '@fio/domain';

/** A row of whatever list. */
export type Row = Readonly<Record<string, unknown>>;
type Able = (row: Row) => boolean;

/** Rows in one of these states. */
const inState =
  (...states: readonly string[]): Able =>
  ({ state }) =>
    states.includes(String(state));
/** Rows whose state may pass on to another, by the states' own table. */
const movable =
  <State extends string>(canMove: (from: State, to: State) => boolean, to: State): Able =>
  ({ state }) =>
    canMove(state as State, to);

/** The rows that an action over many is done to; others are left out, and the preview says so. */
const ABLE = new Map<AnyEndpoint, Able>([
  // Not what was accepted: that takes numbers and prizes with it, one by one.
  [adminInvoices.refuse, inState('checking', 'pending')],
  [adminInvoices.reopen, inState('invalid')],
  [adminPolls.open, movable(canTransition, 'open')],
  [adminPolls.close, inState('open')],
  [adminPolls.archive, movable(canTransition, 'archived')],
  [adminPrizes.pending, ({ reopenable }) => reopenable === true],
  [adminPrizes.deliver, movable(canMovePrize, 'delivered')],
  [adminPrizes.resend, inState('validated', 'invalid')],
  [adminRanking.show, inState('waiting', 'refused')],
  // A block is no other's to replace.
  [adminRegistrations.disable, inState('pending_email', 'active')],
  [adminRegistrations.enable, inState('disabled')],
  [adminRegistrations.unblock, ({ passwordLocked }) => passwordLocked === true],
  [adminSac.wait, movable(canMoveSac, 'waiting')],
  [adminSac.close, movable(canMoveSac, 'closed')],
  [adminSac.reopen, inState('closed', 'waiting')],
  [adminSuggestions.review, movable(canMoveSuggestion, 'in_review')],
  // Of a new one it is read and approved in one.
  [adminSuggestions.approve, inState('new', 'in_review')],
  [adminSuggestions.spam, movable(canMoveSuggestion, 'spam')],
  [adminTickets.invalidate, ({ state }) => state !== 'voided'],
  [dispatchList.withdraw, movable(canMoveDispatch, 'draft')],
  [dispatchList.pause, movable(canMoveDispatch, 'paused')],
  [dispatchList.resume, inState('paused')],
  [dispatchList.cancel, movable(canMoveDispatch, 'cancelled')],
  [winners.letter, ({ state }) => isReachableWinner(state as WinnerState)],
  [winners.documents, inState('contacting')],
  [winners.validate, inState('documents')],
  [winners.tax, ({ tax, taxPaidOn }) => tax !== 0 && taxPaidOn === null],
]);

/** What an action over many is done to; a test holds each such action to having it. */
export const isAble = (endpoint: AnyEndpoint, row: Row): boolean => ABLE.get(endpoint)?.(row) === true;
export const hasAbleRows = (endpoint: AnyEndpoint): boolean => ABLE.has(endpoint);
