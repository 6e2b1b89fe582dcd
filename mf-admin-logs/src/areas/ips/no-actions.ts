/** The words a table needs only where rows are chosen or acted on. */
export const NO_ACTIONS = {
  selectAll: '',
  select: () => '',
  actions: () => '',
  actionsColumn: '',
  loading: '',
};
